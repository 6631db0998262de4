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
])('“%s” is a price', (typed, least, most) => {
  expect(parsePrice(typed)).toEqual({ least_price_cents: least, most_price_cents: most });
});

test.each(['cheap', '45-', '80-45', '4 5', '45.555', '-5', '1-2-3', 'from'])(
  '“%s” is no price',
  (typed) => {
    expect(parsePrice(typed)).toBeNull();
  },
);

test.each(['', '45', '45.50', 'from 45', '45 - 80'])(
  'what was “%s” is written so again',
  (typed) => {
    expect(writePrice(parsePrice(typed)!)).toBe(typed);
  },
);
