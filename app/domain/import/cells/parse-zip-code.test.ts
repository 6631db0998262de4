import { expect, test } from 'vitest';
import { smallCountry } from '../place/places-fixture.ts';
import { parseZipCode } from './parse-place-cells.ts';

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
