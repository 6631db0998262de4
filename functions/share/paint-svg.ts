import { flattenPath } from './flatten-path.ts';
import type { Font } from './read-font.ts';

/** Red, green and blue of each pixel, from the top; for `writePng` also with opacity. */
export type Picture = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> };

/** How a group places what is in it, and its classes. */
type Place = { scale: number; x: number; y: number; names: string[] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * Paints what our drawings consist of: groups that move and scale, paths, circles and lines of text,
 * filled with one color by an attribute or by a rule `.group .part{fill:#rrggbb}`.
 */
export function paintSvg(svg: string, font: Font): Picture {
  const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
  const canvas = createCanvas(width, height);
  const rules = new Map(
    Array.from(svg.matchAll(/\.(\w+) \.(\w+)\{fill:(#\w{6})\}/g), ([, group, part, color]) => [
      `${group} ${part}`,
      color,
    ]),
  );
  const page: Place = { scale: 1, x: 0, y: 0, names: [] };
  const places = [page];
  for (const [, end, tag = '', text = '', content = ''] of svg.matchAll(
    /<(\/?)(\w+)([^>]*)>([^<]*)/g,
  )) {
    const given = new Map(
      Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    );
    const read = (name: string) => Number(given.get(name) ?? 0);
    const place = nest(places.at(-1) ?? page, given.get('transform') ?? '', given.get('class'));
    const color =
      given.get('fill') ??
      place.names.flatMap((group) => rules.get(`${group} ${place.names.at(-1)}`) ?? [])[0];
    if (tag === 'g' && end === '') places.push(place);
    else if (tag === 'g') places.pop();
    else if (end !== '' || color === undefined) continue;
    else if (tag === 'path') canvas.fill(given.get('d') ?? '', place, color);
    else if (tag === 'circle') canvas.fill(circle(read('cx'), read('cy'), read('r')), place, color);
    else if (tag === 'text') {
      const size = read('font-size');
      let x = read('x');
      for (const character of content.replaceAll(
        /&([#\w]+);/g,
        (_, name: string) => entities[name] ?? '',
      )) {
        const { path, advance } = font.draw(character);
        const letter = nest(place, `translate(${x} ${read('y')}) scale(${size})`);
        canvas.fill(path, letter, color);
        x += advance * size + read('letter-spacing');
      }
    }
  }
  return { width, height, pixels: canvas.pixels };
}

function nest({ scale, x, y, names }: Place, transform: string, name?: string): Place {
  const place = { scale, x, y, names: name === undefined ? names : [...names, ...name.split(' ')] };
  for (const [, kind, text = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = text.split(/[\s,]+/).map(Number);
    if (kind === 'scale') place.scale *= first;
    else {
      place.x += first * place.scale;
      place.y += second * place.scale;
    }
  }
  return place;
}

function createCanvas(width: number, height: number) {
  const pixels = new Uint8Array(3 * width * height).fill(255);
  // Summed up from the left: how much of each pixel lies right of lines, signed by their direction.
  const row = width + 2;
  const covers = new Float32Array(row * height);

  const add = (at: number, amount: number) => {
    covers[at] = (covers[at] ?? 0) + amount;
  };

  function addLine(x0: number, y0: number, x1: number, y1: number) {
    const slope = (x1 - x0) / (y1 - y0);
    const clamp = (x: number) => (x < 0 ? 0 : Math.min(x, width));
    const bottom = Math.min(height, Math.max(y0, y1));
    for (let y = Math.max(0, Math.min(y0, y1)); y < bottom; y = Math.floor(y) + 1) {
      const end = Math.min(Math.floor(y) + 1, bottom);
      const [from, to] = [clamp(x0 + (y - y0) * slope), clamp(x0 + (end - y0) * slope)];
      const [left, right] = from < to ? [from, to] : [to, from];
      const amount = y0 < y1 ? end - y : y - end;
      const start = Math.floor(y) * row;
      let before = 0;
      for (let x = Math.floor(left); before < 1; x += 1) {
        const covered = x > right ? 1 : passed(x + 1, left, right) - passed(x, left, right);
        add(start + x, amount * (covered - before));
        before = covered;
      }
    }
  }

  return {
    pixels,
    fill(data: string, { scale, x, y }: Place, color: string) {
      let [top, bottom, left, right] = [height, 0, width, 0];
      flattenPath(data, scale, ([x0, y0], [x1, y1]) => {
        const [fromX, fromY] = [x0 * scale + x, y0 * scale + y];
        const [toX, toY] = [x1 * scale + x, y1 * scale + y];
        [top, bottom] = [Math.min(top, fromY, toY), Math.max(bottom, fromY, toY)];
        [left, right] = [Math.min(left, fromX, toX), Math.max(right, fromX, toX)];
        addLine(fromX, fromY, toX, toY);
      });
      const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      const [first, last] = [Math.max(0, Math.floor(left)), Math.min(width, right)];
      for (let line = Math.max(0, Math.floor(top)); line < Math.min(height, bottom); line += 1) {
        let sum = 0;
        for (let column = first; column < last; column += 1) {
          sum += covers[line * row + column] ?? 0;
          const share = Math.min(1, Math.abs(sum));
          if (share < 0.002) continue;
          const at = 3 * (line * width + column);
          for (const [part, value] of rgb.entries()) {
            const below = pixels[at + part] ?? 0;
            pixels[at + part] = below + share * (value - below) + 0.5;
          }
        }
        covers.fill(0, line * row, (line + 1) * row);
      }
    },
  };
}

/** How far this x lies right of a line from left to right, on average over the line's height. */
function passed(x: number, left: number, right: number): number {
  if (x <= left) return 0;
  return x < right ? (x - left) ** 2 / (2 * (right - left)) : x - (left + right) / 2;
}
