import { expect, test } from 'vitest';
import { fitView, toPixel } from '#app/domain/map/map-view.ts';
import { placeLabels } from './place-labels.ts';

const view = fitView({ south: 30, west: -98, north: 31, east: -97 }, { width: 500, height: 600 });
const place = (name: string, lat: number, lng: number) => ({ name, lat, lng, metro: null });
const names = (labels: { name: string }[]) => labels.map(({ name }) => name);

test('of names that would cover each other the more important stays', () => {
  const places = [
    place('Austin', 30.3, -97.7),
    place('Above', 30.3, -97.701),
    place('Between', 30.302, -97.7),
    place('Waco', 30.9, -97.2),
  ];
  expect(names(placeLabels(places, view, []))).toEqual(['Austin', 'Above', 'Waco']);
});

test('a name gives way to a pin, and is left out where there is no room', () => {
  const austin = place('Austin', 30.3, -97.7);
  const { x, y } = toPixel(view, austin);
  const [free] = placeLabels([austin], view, []);
  const [pushed] = placeLabels([austin], view, [{ x, y: y - 10 }]);
  expect(free?.baseline).toBeLessThan(y);
  expect(pushed?.baseline).toBeGreaterThan(y);
  const pinsOnBothSides = [
    { x, y: y - 10 },
    { x, y: y + 10 },
  ];
  expect(placeLabels([austin], view, pinsOnBothSides)).toEqual([]);
});

test('what lies outside is not named', () => {
  expect(placeLabels([place('Denver', 39.7, -105)], view, [])).toEqual([]);
});
