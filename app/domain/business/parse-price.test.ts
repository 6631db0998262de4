import { expect, test } from 'vitest';
import { parsePrice, writePrice } from './parse-price.ts';

test.each([
  ['', null, null],
  ['45', 4500, 4500],
  ['$45', 4500, 4500],
  ['45.5', 4550, 4550],
  ['1,200', 120_000, 120_000],
  ['free', 0, 0],
  ['from 45', 4500, null],
  ['From $45.00', 4500, null],
  ['45+', 4500, null],
  ['45-80', 4500, 8000],
  ['$45 – $80', 4500, 8000],
  ['45 to 80', 4500, 8000],
])('“%s” is a price', (typed, min, max) => {
  const price = { min_price_cents: min, max_price_cents: max, price_unit: null };
  expect(parsePrice(typed)).toEqual(price);
});

test.each([
  ['15 / person', 1500, 1500, 'person'],
  ['$15/hr', 1500, 1500, 'hr'],
  ['15 per Person', 1500, 1500, 'Person'],
  ['from 45 per hour', 4500, null, 'hour'],
  ['45 - 80 / half day', 4500, 8000, 'half day'],
])('“%s” is a price with its unit', (typed, min, max, price_unit) => {
  const price = { min_price_cents: min, max_price_cents: max, price_unit };
  expect(parsePrice(typed)).toEqual(price);
});

test.each([
  'cheap',
  '45-',
  '80-45',
  '4 5',
  '45.555',
  '-5',
  '1-2-3',
  'from',
  '€10',
  '10 €',
  '12,50',
  '15 each',
  '15 /',
  '/ person',
  '15 / 2',
  '15/16/17',
])('“%s” is no price', (typed) => {
  expect(parsePrice(typed)).toBeNull();
});

test.each(['', '45', '45.50', 'from 45', '45 - 80'])(
  '“%s” reads the same after parsing and formatting',
  (typed) => {
    expect(writePrice(parsePrice(typed)!)).toBe(typed);
  },
);
