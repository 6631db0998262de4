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
  ['Starting at $1,595', 159_500, null],
  ['$25 USD', 2500, 2500],
  ['No charge', 0, 0],
  ['20$', 2000, 2000],
  ['US$ 20', 2000, 2000],
  ['Gratis', 0, 0],
  ['desde 30', 3000, null],
  ['20 a 30 dólares', 2000, 3000],
])('“%s” is a price', (typed, min, max) => {
  const price = { min_price_cents: min, max_price_cents: max, price_unit: null };
  expect(parsePrice(typed)).toEqual(price);
});

test.each([
  ['$12 each', 1200, 1200, 'each'],
  ['$7–$12 ea.', 700, 1200, 'each'],
  ['From $59, per guest', 5900, null, 'guest'],
  ['starting at $4/hr', 400, null, 'hr'],
  ['$4–$5 per screen', 400, 500, 'screen'],
  ['$1.00 per sq. ft.', 100, 100, 'sq. ft.'],
  ['$80 a night', 8000, 8000, 'night'],
  ['from 80 an hour', 8000, null, 'hour'],
  ['15 por persona', 1500, 1500, 'persona'],
  ['15 c/u', 1500, 1500, 'each'],
  ['20 a 30 la hora', 2000, 3000, 'hora'],
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
  'x12',
  'Haircut $25',
  '2 for $10',
  'up to $80',
  'each',
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
