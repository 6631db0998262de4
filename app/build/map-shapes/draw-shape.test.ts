import { expect, test } from 'vitest';
import { project } from '#app/domain/map/map.ts';
import { drawArea, drawOutline } from './draw-shape.ts';

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
