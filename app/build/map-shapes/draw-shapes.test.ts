import { expect, test } from 'vitest';
import type { Shape } from '#app/domain/map/get-outlines.ts';
import { project } from '#app/domain/map/map.ts';
import { drawGround, drawArea, drawOutline } from './draw-shapes.ts';

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
  // Between Russia's two sides of the date line.
  expect(isIn(ground.land, { lat: 71.2, lng: -145 })).toBe(false);
  expect(isIn(ground.land, { lat: 68, lng: -60 })).toBe(false);
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

const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-98, 30],
      [-97, 30],
      [-97, 31],
      [-98, 31],
      [-98, 30],
    ],
  ],
};

test('an area is a closed path of whole units with the box around it', () => {
  const [area] = drawArea(square);
  const [left, top, right, bottom, path] = area ?? [0, 0, 0, 0, ''];
  const northWest = project({ lat: 31, lng: -98 });
  const southEast = project({ lat: 30, lng: -97 });
  expect([left, top]).toEqual([Math.round(northWest.x), Math.round(northWest.y)]);
  expect([right, bottom]).toEqual([Math.round(southEast.x), Math.round(southEast.y)]);
  expect(path).toMatch(/^M\d+ \d+l[-\d ]+z$/);
});

test('a shape smaller than one unit is not drawn', () => {
  const speck = {
    ...square,
    coordinates: [square.coordinates[0]?.map(([lng = 0, lat = 0]) => [lng / 1e6, lat / 1e6]) ?? []],
  };
  expect(drawArea(speck)).toEqual([]);
});

test('an outline comes in pieces that meet', () => {
  const ring = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI;
    return [-97 + Math.cos(angle), 30 + Math.sin(angle)];
  });
  const circle = { type: 'Polygon' as const, coordinates: [[...ring, ring[0] ?? []]] };
  const pieces = drawOutline(circle);
  expect(pieces.length).toBeGreaterThan(1);
  const steps = pieces.map(([, , , , path]) => path.match(/-?\d+/g)?.length ?? 0);
  // Two numbers a point; each piece repeats the point where it joins the next.
  expect(steps.reduce((sum, count) => sum + count / 2, 0)).toBe(40 + pieces.length);
});

test("Alaska's islands beyond the date line are drawn west of it", () => {
  const islands = {
    ...square,
    coordinates: [
      [
        [173, 52],
        [174, 52],
        [174, 53],
        [173, 52],
      ],
    ],
  };
  const [area] = drawArea(islands);
  expect(area?.[2]).toBeLessThan(0);
});
