import { expect, test } from 'vitest';
import { areaSchema, toArea } from './identity.ts';

const empty = { area_name: '', states: '', counties: '', towns: '', radius_miles: '' };
const read = (given: object) => toArea(areaSchema.parse({ ...empty, ...given }));

test.each([
  [{ counties: 'Addison County, VT' }, 'Addison County, Vermont'],
  [{ counties: 'Addison, VT' }, 'Addison County, Vermont'],
  [{ counties: 'Orleans Parish, LA' }, 'Orleans Parish, Louisiana'],
  [{ states: 'VT' }, 'Vermont'],
  [{ towns: 'Middlebury, VT\nBristol, VT' }, null],
  [{ towns: 'Middlebury, VT', area_name: 'Middlebury' }, 'Middlebury'],
])('an area of %j is called %s', (given, name) => {
  expect(read(given)?.name).toBe(name);
});

test('without any place the area is the country', () => {
  expect(read({})).toBeNull();
});
