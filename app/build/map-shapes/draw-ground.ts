import type { Position } from 'geojson';
import type { GroundShapes, NationPaths, Shape } from '#app/domain/map/shapes/shapes.ts';
import { drawArea, drawCourse } from './draw-shape.ts';
import naturalEarth from './natural-earth.json' with { type: 'json' };

/** Degrees: the sides of the cells that areas are cut into, so that a view need not draw all. */
const cellSize = 2;
/** Degrees that cells overlap, since hairlines would show between them. */
const overlap = 0.01;
/** Of the nation: degrees between points, and the shortest river. */
const coarse = { grid: 0.04, river: 2.5 };

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

function range(least: number, most: number): number[] {
  const first = Math.floor(least / cellSize);
  return Array.from(
    { length: Math.floor(most / cellSize) - first + 1 },
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
