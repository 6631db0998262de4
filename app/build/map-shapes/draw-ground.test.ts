import { expect, test } from 'vitest';
import { project } from '#app/domain/map/map.ts';
import type { Shape } from '#app/domain/map/shapes/shapes.ts';
import { drawGround } from './draw-ground.ts';

type Place = { lat: number; lng: number };

const ground = drawGround();

/** Reads a path back into rings of points. */
function parse([, , , , path]: Shape): number[][][] {
  return path.split('M').flatMap((part) => {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    const points = Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[2 * index] ?? 0;
      y += numbers[2 * index + 1] ?? 0;
      return [x, y];
    });
    return points.length > 0 ? [points] : [];
  });
}

/** Whether a place is inside by the even-odd rule, with which areas are filled. */
function isIn(shapes: Shape[], place: Place): boolean {
  const { x, y } = project(place);
  return shapes.some((shape) => {
    const crossings = parse(shape).flatMap((ring) =>
      ring.filter(([fromX = 0, fromY = 0], index) => {
        const [toX = 0, toY = 0] = ring[(index + 1) % ring.length] ?? [];
        return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
      }),
    );
    return crossings.length % 2 === 1;
  });
}

test.each([
  ['Lake Michigan', { lat: 43.5, lng: -87 }, 'greatLakes'],
  ['Lake Erie across the border', { lat: 42.4, lng: -81 }, 'greatLakes'],
  ['Lake Okeechobee', { lat: 26.95, lng: -80.8 }, 'lakes'],
  ['Toronto', { lat: 43.75, lng: -79.4 }, 'land'],
  ['Monterrey', { lat: 25.67, lng: -100.3 }, 'land'],
] as const)('%s is drawn as the right kind of ground', (_, place, kind) => {
  const kinds = (['greatLakes', 'lakes', 'land'] as const).filter((name) =>
    isIn(ground[name], place),
  );
  expect(kinds.filter((name) => name !== 'land' || kinds.length === 1)).toEqual([kind]);
});

test('an island in a lake is no water, and the open sea no land', () => {
  expect(isIn(ground.greatLakes, { lat: 45.75, lng: -82.2 })).toBe(false);
  expect(isIn(ground.land, { lat: 27, lng: -90 })).toBe(false);
});

test.each([
  ['St. Louis', { lat: 38.627, lng: -90.199 }],
  ['New Orleans', { lat: 29.951, lng: -90.071 }],
  ['Portland', { lat: 45.515, lng: -122.678 }],
])('a river passes %s', (_, city) => {
  const { x, y } = project(city);
  const nearest = ground.rivers
    .flatMap(parse)
    .flat()
    .map(([riverX = 0, riverY = 0]) => Math.hypot(riverX - x, riverY - y));
  // Units of 76 m at most: within 10 miles.
  expect(Math.min(...nearest)).toBeLessThan(210);
});

test('every piece is small, so that a page carries little beyond its map', () => {
  const unitsPerDegree = project({ lat: 0, lng: 1 }).x - project({ lat: 0, lng: 0 }).x;
  for (const [left, , right] of [...ground.land, ...ground.greatLakes, ...ground.lakes]) {
    expect(right - left).toBeLessThan(2.1 * unitsPerDegree);
  }
  for (const [, , , , path] of ground.rivers) expect(path.length).toBeLessThan(300);
});
