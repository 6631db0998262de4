import { expect, test } from 'vitest';
import { type Pixel, fitView, toPixel } from '#app/domain/map/map-view.ts';
import { placeLabels } from './place-labels.ts';

const view = fitView({ south: 30, west: -98, north: 31, east: -97 }, { width: 500, height: 600 });
const place = (name: string, lat: number, lng: number) => ({ name, lat, lng, metro: null });
const waco = place('Waco', 30.9, -97.2);
const names = (labels: { name: string }[]) => labels.map(({ name }) => name);

test('the more important place keeps its label when two would overlap', () => {
  const places = [
    place('Austin', 30.3, -97.7),
    place('Above', 30.3, -97.701),
    place('Between', 30.302, -97.7),
    waco,
  ];
  expect(names(placeLabels(places, view, []))).toEqual(['Austin', 'Above', 'Waco']);
});

test('a name gives way to a pin on any side of its dot, and is left out where there is no room', () => {
  const austin = place('Austin', 30.3, -97.7);
  const { x, y } = toPixel(view, austin);
  const pin = { above: { x, y: y - 24 }, below: { x, y: y + 26 }, right: { x: x + 30, y } };
  const textAmong = (pins: Pixel[]) => placeLabels([waco, austin], view, pins).at(1)?.text;
  expect(textAmong([])?.y).toBeLessThan(y);
  expect(textAmong([pin.above])?.y).toBeGreaterThan(y + 10);
  expect(textAmong([pin.above, pin.below])?.x).toBeGreaterThan(x);
  expect(textAmong([pin.above, pin.below, pin.right])?.x).toBeLessThan(x);
  expect(textAmong([{ x, y }])).toBeUndefined();
});

test('the most important place in view is named even among pins, where they hide it least', () => {
  const austin = place('Austin', 30.3, -97.7);
  const { x, y } = toPixel(view, austin);
  const pins = [
    { x, y },
    { x, y: y - 14 },
    { x, y: y + 14 },
    { x: x - 20, y },
  ];
  const [named, ...others] = placeLabels([place('Denver', 39.7, -105), austin], view, pins);
  expect(named).toMatchObject({ name: 'Austin', anchor: 'start' });
  expect(others).toEqual([]);
});

test('a name is beside its own dot alone, and off the scale, the credit and the buttons', () => {
  const austin = place('Austin', 30.3, -97.7);
  const { x, y } = toPixel(view, austin);
  const [, below] = placeLabels([austin, waco], view, []);
  expect(below?.name).toBe('Waco');
  const { x: east, y: south } = toPixel(view, { lat: 30, lng: -97.2 });
  const at = (dx: number, dy: number) =>
    place('Shadow', 30.3 - (0.3 * dy) / (south - y), -97.7 + (0.5 * dx) / (east - x));
  // Its dot would be within the name above Austin's dot.
  expect(names(placeLabels([austin, at(10, -12)], view, []))).toEqual(['Austin']);
  const inCorners = [at(30 - x, 585 - y), at(470 - x, 590 - y), at(470 - x, 470 - y)];
  expect(names(placeLabels([austin, ...inCorners], view, []))).toEqual(['Austin']);
});

test('a place outside the map gets no label', () => {
  expect(placeLabels([place('Denver', 39.7, -105)], view, [])).toEqual([]);
});
