import { expect, test } from 'vitest';
import {
  boundsOfView,
  fitView,
  milesPerPixel,
  panTo,
  panView,
  snapToGrid,
  toCoordinates,
  toPixel,
  zoomView,
} from './map-view.ts';
import { formatBounds, parseBounds, project, unproject, worldSize } from './map.ts';

const austin = { south: 30.1, west: -97.95, north: 30.55, east: -97.5 };
const size = { width: 400, height: 600 };

test('a place goes to the flat world and back', () => {
  const seattle = { lat: 47.6062, lng: -122.3321 };
  const back = unproject(project(seattle));
  expect(back.lat).toBeCloseTo(seattle.lat, 6);
  expect(back.lng).toBeCloseTo(seattle.lng, 6);
  expect(project({ lat: 0, lng: 0 })).toEqual({ x: worldSize / 2, y: worldSize / 2 });
});

test('a fitted area is seen whole, with room around it', () => {
  const shown = boundsOfView(fitView(austin, size));
  expect(shown.south).toBeLessThan(austin.south);
  expect(shown.north).toBeGreaterThan(austin.north);
  expect(shown.west).toBeLessThan(austin.west);
  expect(shown.east).toBeGreaterThan(austin.east);
});

test('one point alone is shown with the town around it', () => {
  const point = { south: 30, west: -97, north: 30, east: -97 };
  const view = fitView(point, size);
  const miles = milesPerPixel(view) * size.width;
  expect(miles).toBeGreaterThan(1);
  expect(miles).toBeLessThan(10);
  expect(toPixel(view, { lat: 30, lng: -97 })).toEqual({ x: 200, y: 300 });
});

test('zooming keeps the point under the finger where it is', () => {
  const view = fitView(austin, size);
  const corner = unproject({
    x: view.middle.x + (50 - 200) / view.scale,
    y: view.middle.y + (80 - 300) / view.scale,
  });
  const closer = zoomView(view, 3, { x: 50, y: 80 });
  expect(closer.scale).toBeCloseTo(view.scale * 3);
  expect(toPixel(closer, corner)).toEqual({ x: 50, y: 80 });
});

test('dragging to the right shows what lies in the west', () => {
  const view = fitView(austin, size);
  expect(boundsOfView(panView(view, { x: 100, y: 0 })).west).toBeLessThan(boundsOfView(view).west);
});

test('panning brings a place into view, and does not move the map for one already in view', () => {
  const view = fitView(austin, size);
  const dallas = { lat: 32.78, lng: -96.8 };
  const { x, y } = toPixel(panTo(view, dallas), dallas);
  expect(x).toBeGreaterThan(size.width / 2);
  expect(x).toBeLessThan(size.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(size.height / 2);
  expect(panTo(view, { lat: 30.3, lng: -97.7 })).toEqual(view);
});

test('bounds survive their way through an address', () => {
  expect(parseBounds(formatBounds(austin))).toEqual(austin);
  expect(formatBounds({ south: 30.123456, west: -97, north: 31, east: -96.5 })).toBe(
    '30.1235,-97,31,-96.5',
  );
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '31,-98,30,-97', // north below south
  '30,-97,31,-98', // east beyond west
  '30,-98,31,-97x',
  '-91,0,0,1',
  '0,170,10,190',
  '1e3,0,2,2',
])('invalid bounds are rejected: "%s"', (text) => {
  expect(parseBounds(text)).toBeNull();
});

test('a pixel converts to coordinates and back', () => {
  const view = fitView(austin, size);
  const there = toCoordinates(view, { x: 40, y: 500 });
  expect(toPixel(view, there)).toEqual({ x: 40, y: 500 });
});

const cityOfAustin = { south: 30.1987, west: -97.9012, north: 30.3311, east: -97.6523 };

test.each([
  cityOfAustin,
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
  expect(snapToGrid(moved)).toEqual(snapToGrid(cityOfAustin));
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
