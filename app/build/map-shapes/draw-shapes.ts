import type { Position, MultiPolygon, Polygon } from 'geojson';
import type { Shape, GroundShapes, NationPaths, Box } from '#app/domain/map/get-outlines.ts';
import { project } from '#app/domain/map/map.ts';
import naturalEarth from './natural-earth.json' with { type: 'json' };

/** Degrees: the sides of the cells that areas are cut into, so that a view need not draw all. */
const cellSize = 2;
/** Degrees that cells overlap, since hairlines would show between them. */
const overlap = 0.01;
/** Of the nation: degrees between points, and the shortest river. */
const coarse = { grid: 0.04, river: 2.5 };

/** Steps in a piece of an outline or a line. */
const stepsInPiece = 16;

type Ring = [x: number, y: number][];

const { land, lakes, inlandLakes, rivers } = naturalEarth;

/** Draws land, lakes and rivers in pieces, for views that are near. */
export function drawGround(): GroundShapes {
  return {
    land: cutIntoCells(land.map(decode)),
    greatLakes: cutIntoCells(lakes.map(decode)),
    lakes: cutIntoCells(inlandLakes.map(decode)),
    rivers: rivers.flatMap((river) => drawCourse(decode(river))),
  };
}

/** Draws them simplified and whole, for views of many states. */
export function drawNationGround(): Omit<NationPaths, 'states'> {
  const area = (rings: string[]) => join(drawRings(rings.map((ring) => simplify(decode(ring)))));
  const long = rivers.map(decode).filter((river) => lengthOf(river) > coarse.river);
  return {
    land: area(land),
    greatLakes: area(lakes),
    lakes: area(inlandLakes),
    rivers: join(long.flatMap((river) => drawCourse(simplify(river)))),
  };
}

/** Decodes points in thousandths of a degree, each relative to the previous one. */
function decode(line: string): Position[] {
  const steps = (line.match(/-?\d+/g) ?? []).map(Number);
  let [lng, lat] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    lng += steps[2 * index] ?? 0;
    lat += steps[2 * index + 1] ?? 0;
    return [lng / 1000, lat / 1000];
  });
}

function cutIntoCells(rings: Position[][]): Shape[] {
  const cells = new Map<string, { west: number; south: number; rings: Position[][] }>();
  for (const ring of rings) {
    const [wests, souths] = [0, 1].map((axis) => {
      const values = ring.map((position) => position[axis] ?? 0);
      return range(Math.min(...values), Math.max(...values));
    });
    for (const west of wests ?? []) {
      for (const south of souths ?? []) {
        const piece = cut(ring, west, south);
        if (piece.length < 3) continue;
        const key = `${west} ${south}`;
        const cell = cells.get(key) ?? { west, south, rings: [] };
        cell.rings.push(piece);
        cells.set(key, cell);
      }
    }
  }
  return Array.from(cells.values()).flatMap((cell) => drawRings(cell.rings));
}

function range(min: number, max: number): number[] {
  const first = Math.floor(min / cellSize);
  return Array.from(
    { length: Math.floor(max / cellSize) - first + 1 },
    (_, index) => (first + index) * cellSize,
  );
}

/** Clips a ring to a cell, side by side (Sutherland and Hodgman). */
function cut(ring: Position[], west: number, south: number): Position[] {
  const sides = [
    { axis: 0, limit: west - overlap, sign: 1 },
    { axis: 0, limit: west + cellSize + overlap, sign: -1 },
    { axis: 1, limit: south - overlap, sign: 1 },
    { axis: 1, limit: south + cellSize + overlap, sign: -1 },
  ];
  let left = ring;
  for (const { axis, limit, sign } of sides) {
    const depth = (position: Position) => sign * ((position[axis] ?? 0) - limit);
    left = left.flatMap((from, index) => {
      const to = left[(index + 1) % left.length] ?? from;
      const [before, after] = [depth(from), depth(to)];
      const crossing =
        before >= 0 === after >= 0 ? [] : [between(from, to, before / (before - after))];
      return before >= 0 ? [from, ...crossing] : crossing;
    });
  }
  return left;
}

function between([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position, part: number): Position {
  return [x + part * (toX - x), y + part * (toY - y)];
}

function drawRings(rings: Position[][]): Shape[] {
  const closed = rings.map((ring) => [...ring, ring[0] ?? []]);
  return drawArea({ type: 'MultiPolygon', coordinates: closed.map((ring) => [ring]) });
}

function simplify(line: Position[]): Position[] {
  return line.map(([lng = 0, lat = 0]) => [snap(lng), snap(lat)]);
}

function snap(degrees: number): number {
  return Math.round(degrees / coarse.grid) * coarse.grid;
}

function lengthOf(line: Position[]): number {
  return line.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = x, nextY = y] = line[index + 1] ?? [];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

function join(shapes: Shape[]): string {
  return shapes.map((shape) => shape[4]).join('');
}

/** Converts a polygon in degrees to a path of whole units, as short as SVG allows. */
export function drawArea(geometry: Polygon | MultiPolygon): Shape[] {
  const rings = ringsOf(geometry);
  if (rings.length === 0) return [];
  return [[...boxAround(rings.flat()), rings.map((ring) => `${drawLine(ring)}z`).join('')]];
}

/** Splits the outline of a polygon into short pieces, so that a view need not draw all of it. */
export function drawOutline(geometry: Polygon | MultiPolygon): Shape[] {
  return ringsOf(geometry).flatMap((ring) => drawPieces([...ring, ring[0] ?? [0, 0]]));
}

/** Draws a line in degrees in short pieces, as an outline. */
function drawCourse(positions: Position[]): Shape[] {
  return drawPieces(toUnits([...positions, []]));
}

function drawPieces(points: Ring): Shape[] {
  const pieces = Math.ceil((points.length - 1) / stepsInPiece);
  return Array.from({ length: pieces }, (_, index): Shape => {
    const start = index * stepsInPiece;
    const piece = points.slice(start, start + stepsInPiece + 1);
    return [...boxAround(piece), drawLine(piece)];
  });
}

function ringsOf(geometry: Polygon | MultiPolygon): Ring[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map(toUnits)
    .filter((ring) => ring.length > 2);
}

function boxAround(ring: Ring): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Rounds the points, and removes duplicates and the last one, which repeats the first. */
function toUnits(positions: number[][]): Ring {
  const ring: Ring = [];
  for (const [lng = 0, lat = 0] of positions.slice(0, -1)) {
    // Alaska's last islands are beyond the date line; this continues their chain to the west.
    const { x, y } = project({ lat, lng: lng > 172 ? lng - 360 : lng });
    const point: Ring[number] = [Math.round(x), Math.round(y)];
    const last = ring.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) ring.push(point);
  }
  return ring;
}

function drawLine(ring: Ring): string {
  const [first = [0, 0], ...rest] = ring;
  let [x, y] = first;
  const steps = rest.flatMap((point) => {
    const step = [point[0] - x, point[1] - y];
    [x, y] = point;
    return step;
  });
  return `M${joinNumbers(first)}l${joinNumbers(steps)}`;
}

/** A minus sign separates two numbers as well as a space. */
function joinNumbers(numbers: number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
