import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

test("headers in anybody's spelling find their field", () => {
  const header = ['Business Name', 'Address Line 1', 'Town', 'stateProvince', 'ZIP', 'Web Site'];
  expect(guessMapping({ header, sample: [] })).toEqual({
    name: 0,
    street: 1,
    city: 2,
    state: 3,
    zip_code: 4,
    website: 5,
  });
});

test('of two columns for one field the more exact header wins', () => {
  const header = ['title', 'address', 'address_1', 'name'];
  expect(guessMapping({ header, sample: [] })).toEqual({ name: 3, street: 2 });
});

test('columns whose header says nothing are known by their cells', () => {
  const header = ['name', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const sample = [
    ['Oak Diner', 'TX', '5125550123', '78701', '30.2672', '-97.7431', 'oak@example.com', '7'],
    ['Elm Diner', 'Ohio', '(614) 555-0101', '43004-1234', '39.9612', '-82.9988', '', '8'],
  ];
  expect(guessMapping({ header, sample })).toEqual({
    name: 0,
    state: 1,
    phone: 2,
    zip_code: 3,
    lat: 4,
    lng: 5,
    email: 6,
  });
});

test('a column of kinds in which some rows are closed is the status', () => {
  const header = ['name', 'shop_type'];
  expect(
    guessMapping({
      header,
      sample: [
        ['A', 'micro'],
        ['B', 'Closed'],
      ],
    }).status,
  ).toBe(1);
  expect(guessMapping({ header, sample: [['A', 'micro']] }).status).toBeUndefined();
});

test('nothing is guessed from an empty file', () => {
  expect(guessMapping({ header: ['', '?'], sample: [] })).toEqual({});
});
