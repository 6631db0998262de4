import { expect, test } from 'vitest';
import { parsePage } from './history.ts';

test.each([
  ['1', 1],
  ['100', 100],
  ['999999999', 999_999_999],
])('%s is the number before which a page begins', (value, number) => {
  expect(parsePage(value)).toBe(number);
});

// More than nine digits are more than an integer of the database holds.
test.each([null, '', '0', '01', '-1', '1.5', '1e3', ' 1', '1 ', '١', '1000000000', 'next'])(
  'with %j it is the first page',
  (value) => {
    expect(parsePage(value)).toBeNull();
  },
);
