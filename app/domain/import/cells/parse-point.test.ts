import { expect, test } from 'vitest';
import { parsePoint } from './parse-place-cells.ts';

test.each([
  ['(30.1, -97.2)'],
  ['30.1,-97.2'],
  ['12 Elm St Austin, TX (30.1, -97.2)'],
  ['30.1 -97.2'],
  ['POINT (-97.2 30.1)'],
  ['point(-97.2 30.1)'],
  ['SRID=4326;POINT(-97.2 30.1)'],
  ['-97.2, 30.1'],
  ["{'latitude': '30.1', 'longitude': '-97.2', 'human_address': '{}'}"],
  ['lat: 30.1, lon: -97.2'],
])('%j is a place', (cell) => {
  expect(parsePoint(cell)).toEqual({ lat: 30.1, lng: -97.2 });
});

test.each([[''], ['(0.0, 0.0)'], ['12, 14'], ['12 Elm St'], ['POINT EMPTY'], ['512-555-0123']])(
  '%j is none',
  (cell) => {
    expect(parsePoint(cell)).toBeNull();
  },
);
