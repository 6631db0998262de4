import { expect, test } from 'vitest';
import { smallCountry } from '../import-fixture.ts';
import { parsePoint, parseZipCode } from './parse-place-cells.ts';

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

test.each([
  ['78701', 'TX', '78701'],
  ['78701.0', 'TX', '78701'],
  ['78701-1234', 'TX', '78701-1234'],
  ['787011234', 'TX', '78701-1234'],
  ['787011234.0', 'TX', '78701-1234'],
  ['78701 1234', 'TX', '78701-1234'],
  ['78701–1234', 'TX', '78701-1234'],
  ['78701-0000', 'TX', '78701'],
  ['78701-12', 'TX', '78701'],
  ['78701-', 'TX', '78701'],
  ['78701-97ND', 'TX', '78701'],
  ['-78701', 'TX', '78701'],
  ['5401', 'VT', '05401'],
  ['5401.0', null, '05401'],
  ['54011234', 'VT', '05401-1234'],
  ['901', 'PR', '00901'],
  ['5401', 'TX', null],
  ['7870', 'TX', null],
  ['00000', 'TX', null],
  ['787', 'TX', null],
  ['Austin', 'TX', null],
  ['7870l', 'TX', null],
  ['787012', 'TX', null],
])('%j in %s is %j', (cell, state, zip) => {
  expect(parseZipCode({ cell, state, findZip: smallCountry.findZip })).toBe(zip);
});
