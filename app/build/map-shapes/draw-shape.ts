import type { MultiPolygon, Polygon, Position } from 'geojson';
import { project } from '#app/domain/map/map.ts';
import type { Box, Shape } from '#app/domain/map/shapes/shapes.ts';

const stepsInPiece = 16;

type Ring = [x: number, y: number][];

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
export function drawCourse(positions: Position[]): Shape[] {
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
  return `M${join(first)}l${join(steps)}`;
}

/** A minus sign separates two numbers as well as a space. */
function join(numbers: number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
