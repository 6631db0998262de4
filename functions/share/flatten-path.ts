type Point = readonly [x: number, y: number];

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const numbers = new RegExp(number, 'gi');
/** The two flags of an arc may stand before the next number without a space. */
const arcs = new RegExp(
  `${`(${number})[\\s,]*`.repeat(3)}([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
  'gi',
);
const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2 };

/** Calls back with each line of an SVG path, whose parts are closed; a curve has one for every few units of its length. */
export function flattenPath(
  data: string,
  scale: number,
  addLine: (from: Point, to: Point) => void,
) {
  let at: Point = [0, 0];
  let start = at;
  let control = at;
  let last = '';
  const lineTo = (to: Point) => {
    addLine(at, to);
    at = to;
  };
  const curveTo = (length: number, pointAt: (t: number) => Point) => {
    // Off by less than a tenth of a pixel.
    const steps = Math.ceil(2 + 3 * Math.sqrt(length * scale));
    for (let step = 1; step <= steps; step += 1) lineTo(pointAt(step / steps));
  };
  for (const { command, values } of parse(data)) {
    const kind = command.toUpperCase();
    const [x, y] = at;
    const origin: Point = command === kind ? [0, 0] : [x, y];
    const [first = 0] = values;
    const points = Array.from({ length: Math.floor(values.length / 2) }, (_, index): Point => {
      const [right = 0, down = 0] = values.slice(kind === 'A' ? 5 : 2 * index);
      return [origin[0] + right, origin[1] + down];
    });
    const [to = start] = points;
    if (kind === 'Z') lineTo(start);
    else if (kind === 'H') lineTo([first + origin[0], y]);
    else if (kind === 'V') lineTo([x, first + origin[1]]);
    else if (kind === 'M') {
      lineTo(start);
      at = to;
      start = to;
    } else if (kind === 'L') lineTo(to);
    else if (kind === 'A') {
      const arc = toArc(at, to, values);
      curveTo(arc.length, arc.pointAt);
    } else {
      // `S` and `T` go on as the curve before them ended.
      const isContinued = /CS|SS|QT|TT/.test(last + kind);
      const mirrored: Point = isContinued ? [2 * x - control[0], 2 * y - control[1]] : at;
      const all = [at, ...(/[ST]/.test(kind) ? [mirrored] : []), ...points];
      control = all.at(-2) ?? at;
      const reach = all.map(([px, py]) => Math.hypot(px - x, py - y));
      curveTo(Math.max(...reach), (t) => interpolate(all, t));
    }
    last = kind;
  }
  lineTo(start);
}

function parse(data: string): { command: string; values: number[] }[] {
  return Array.from(data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)).flatMap(
    ([, command = '', text = '']) => {
      const kind = command.toUpperCase();
      if (kind === 'Z') return [{ command, values: [] }];
      if (kind === 'A') {
        return Array.from(text.matchAll(arcs), ([, ...values]) => ({
          command,
          values: values.map(Number),
        }));
      }
      const values = Array.from(text.matchAll(numbers), ([value]) => Number(value));
      const size = sizes[kind] ?? 1;
      return Array.from({ length: values.length / size }, (_, index) => ({
        // Further points of a move are lines.
        command: index > 0 ? command.replace('M', 'L').replace('m', 'l') : command,
        values: values.slice(size * index, size * (index + 1)),
      }));
    },
  );
}

/** A Bézier curve's point, by de Casteljau. */
function interpolate([first = [0, 0], ...others]: readonly Point[], t: number): Point {
  if (others.length === 0) return first;
  let from = first;
  const between = others.map((to): Point => {
    const [[x, y], [toX, toY]] = [from, to];
    from = to;
    return [x + (toX - x) * t, y + (toY - y) * t];
  });
  return interpolate(between, t);
}

/** An ellipse's arc from one point to another (SVG 2, B.2.4). */
function toArc(
  [x1, y1]: Point,
  [x2, y2]: Point,
  [givenX = 0, givenY = 0, degrees = 0, isLarge = 0, isSweep = 0]: number[],
) {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt(Math.max(1, (px / givenX) ** 2 + (py / givenY) ** 2));
  const [rx, ry] = [Math.abs(givenX) * grow, Math.abs(givenY) * grow];
  const inside = (rx * py) ** 2 + (ry * px) ** 2;
  const side = isLarge === isSweep ? -1 : 1;
  const factor = inside === 0 ? 0 : side * Math.sqrt(Math.max(0, (rx * ry) ** 2 / inside - 1));
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const begin = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const swept = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - begin;
  const whole = 2 * Math.PI;
  const sweep = isSweep === 1 ? (swept + whole) % whole : (swept - whole) % whole;
  const pointAt = (t: number): Point => {
    const [ex, ey] = [cx + rx * Math.cos(begin + sweep * t), cy + ry * Math.sin(begin + sweep * t)];
    return [cos * ex - sin * ey + (x1 + x2) / 2, sin * ex + cos * ey + (y1 + y2) / 2];
  };
  return { length: Math.abs(sweep) * Math.max(rx, ry), pointAt };
}
