import { expect, test } from 'vitest';
import { snapToGrid } from './map-grid.ts';
import { formatBounds, parseBounds } from './map.ts';

const austin = { south: 30.1987, west: -97.9012, north: 30.3311, east: -97.6523 };

test.each([
  austin,
  { south: 30.26012, west: -97.75, north: 30.26013, east: -97.74 },
  { south: 24, west: -125, north: 50, east: -66 },
  { south: -90, west: -180, north: 90, east: 180 },
])('an area snaps to a grid only slightly larger than itself', (asked) => {
  const { south, west, north, east } = snapToGrid(asked);
  expect(south).toBeLessThanOrEqual(asked.south);
  expect(west).toBeLessThanOrEqual(asked.west);
  expect(north).toBeGreaterThanOrEqual(asked.north);
  expect(east).toBeGreaterThanOrEqual(asked.east);
  expect(east - west).toBeLessThan(1.5 * (asked.east - asked.west) + 0.01);
});

test('maps of nearly the same area ask the same', () => {
  const moved = { south: 30.1912, west: -97.8987, north: 30.3236, east: -97.6498 };
  expect(snapToGrid(moved)).toEqual(snapToGrid(austin));
});

test('an area on the grid stays as it is, through an address too', () => {
  for (let step = 0; step < 500; step += 1) {
    const south = -80 + step * 0.3137;
    const width = 0.0037 * 1.02 ** step;
    const area = { south, west: -170, north: Math.min(south + width, 90), east: -170 + width };
    const address = formatBounds(snapToGrid(area));
    const parsed = parseBounds(address);
    expect(parsed && formatBounds(snapToGrid(parsed))).toBe(address);
  }
});
