/** What is drawn of a TrueType font: outlines in units of the letter's height, with y downwards. */
export type Font = {
  has: (character: string) => boolean;
  /** SVG path data of a character at the origin, and how far the next one is. */
  draw: (character: string) => { path: string; advance: number };
};

type Point = { x: number; y: number; isOn: boolean };

/** Reads tables `cmap` (format 4), `hmtx`, `loca` and `glyf`; letters are set without kerning. */
export function readFont(font: Uint8Array): Font {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + 16 * index;
      return [String.fromCharCode(...font.subarray(at, at + 4)), view.getUint32(at + 8)];
    }),
  );
  const find = (name: string) => tables.get(name) ?? 0;
  const [head, glyf, loca, hmtx] = [find('head'), find('glyf'), find('loca'), find('hmtx')];
  const scale = 1 / view.getUint16(head + 18);
  const isLong = view.getInt16(head + 50) === 1;
  const metrics = view.getUint16(find('hhea') + 34);
  const glyphOf = readCharacters(view, find('cmap'));

  const offsetOf = (glyph: number) =>
    glyf + (isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph));

  function readOutlines(glyph: number): Point[][] {
    const at = offsetOf(glyph);
    if (offsetOf(glyph + 1) === at) return [];
    const contours = view.getInt16(at);
    return contours < 0 ? readParts(at + 10) : readSimple(at + 10, contours);
  }

  /** A letter and its mark, each moved: the font scales none. */
  function readParts(start: number): Point[][] {
    const outlines: Point[][] = [];
    for (let at = start, hasMore = true; hasMore;) {
      const flags = view.getUint16(at);
      const isWide = (flags & 1) > 0;
      const right = isWide ? view.getInt16(at + 4) : view.getInt8(at + 4);
      const up = isWide ? view.getInt16(at + 6) : view.getInt8(at + 5);
      const moved = readOutlines(view.getUint16(at + 2)).map((outline) =>
        outline.map(({ x, y, isOn }) => ({ x: x + right, y: y + up, isOn })),
      );
      outlines.push(...moved);
      hasMore = (flags & 0x20) > 0;
      at += isWide ? 8 : 6;
    }
    return outlines;
  }

  function readSimple(start: number, contours: number): Point[][] {
    const ends = Array.from({ length: contours }, (_, index) => view.getUint16(start + 2 * index));
    const count = (ends.at(-1) ?? -1) + 1;
    let at = start + 2 * contours;
    at += 2 + view.getUint16(at);
    const flags: number[] = [];
    while (flags.length < count) {
      const flag = view.getUint8(at);
      const isRepeated = (flag & 8) > 0;
      flags.push(...Array<number>(isRepeated ? view.getUint8(at + 1) + 1 : 1).fill(flag));
      at += isRepeated ? 2 : 1;
    }
    const readSteps = (short: number, same: number) => {
      let value = 0;
      return flags.map((flag) => {
        const isSame = (flag & same) > 0;
        const size = flag & short ? 1 : isSame ? 0 : 2;
        if (size === 1) value += view.getUint8(at) * (isSame ? 1 : -1);
        if (size === 2) value += view.getInt16(at);
        at += size;
        return value;
      });
    };
    const [xs, ys] = [readSteps(2, 16), readSteps(4, 32)];
    const points = flags.map((flag, index) => {
      return { x: xs[index] ?? 0, y: ys[index] ?? 0, isOn: (flag & 1) > 0 };
    });
    return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
  }

  const write = ({ x, y }: { x: number; y: number }) => `${x * scale} ${-y * scale}`;
  return {
    has: (character) => glyphOf(character.codePointAt(0) ?? 0) > 0,
    draw(character) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      const path = readOutlines(glyph).map((outline) => writeOutline(outline, write));
      const advance = view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) * scale;
      return { path: path.join(''), advance };
    },
  };
}

/** Between two points off the curve is one on it; the outline begins with one on it. */
function writeOutline(outline: Point[], write: (point: Point) => string): string {
  const points = outline.flatMap((point, index) => {
    const before = outline.at(index - 1) ?? point;
    const between = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, isOn: true };
    return before.isOn || point.isOn ? [point] : [between, point];
  });
  const first = points.findIndex(({ isOn }) => isOn);
  const turned = [...points.slice(first), ...points.slice(0, first + 1)];
  const parts = turned.map((point, index) => {
    if (!point.isOn) return `Q${write(point)} `;
    const command = index === 0 ? 'M' : 'L';
    return `${turned[index - 1]?.isOn === false ? '' : command}${write(point)}`;
  });
  return `${parts.join('')}Z`;
}

/** Returns what finds the glyph of a character in the first table of `cmap`, of segments; 0: none. */
function readCharacters(view: DataView, cmap: number): (code: number) => number {
  const table = cmap + view.getUint32(cmap + 8);
  const bytes = view.getUint16(table + 6);
  const segments = Array.from({ length: bytes / 2 }, (_, index) => {
    const at = table + 14 + 2 * index;
    const range = at + 3 * bytes + 2;
    const [first, delta] = [view.getUint16(at + bytes + 2), view.getUint16(at + 2 * bytes + 2)];
    return { last: view.getUint16(at), first, delta, range, offset: view.getUint16(range) };
  });
  return (code) => {
    const segment = segments.find(({ first, last }) => first <= code && code <= last);
    if (segment === undefined) return 0;
    const { first, delta, range, offset } = segment;
    if (offset === 0) return (code + delta) & 0xffff;
    return view.getUint16(range + offset + 2 * (code - first));
  };
}
