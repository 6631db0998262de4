import { expect, test } from 'vitest';
import { findServedTown, formatPrice } from './business-labels.ts';

test.each([
  [4500, 4500, null, '$45'],
  [4550, 8000, null, '$45.50 – $80'],
  [12000, null, 'hour', 'from $120 per hour'],
  [0, 0, null, 'Free'],
  [150000, 150000, 'person', '$1,500 per person'],
  [null, null, null, 'Ask for a price'],
])('%s to %s cents per %s reads %s', (min_price_cents, max_price_cents, price_unit, words) => {
  expect(formatPrice({ min_price_cents, max_price_cents, price_unit })).toBe(words);
});

test.each([
  [
    'a town that it names',
    'Pflugerville, Round Rock & Hutto',
    null,
    90,
    'Round Rock, TX',
    'Round Rock',
  ],
  ['a town within its miles', null, '40', 31, 'Round Rock, TX', 'Round Rock'],
  ['a town beyond them', null, '30', 31, 'Round Rock, TX', null],
  ['a neighborhood of a town that it names', 'Waco', null, 90, 'Old Town, Waco, TX', 'Waco'],
  ['a zip code within its miles', null, '40', 31, '78664', '78664'],
  ['its own town', 'Austin', '40', 1, 'Austin, TX', null],
  ['no place', 'Austin', '40', null, null, null],
])(
  'a business of Austin serves %s',
  (_, service_area, service_radius, distance_miles, place, town) => {
    const serves = { service_area, service_radius };
    expect(findServedTown({ city: 'Austin', distance_miles, serves }, place)).toBe(town);
    expect(findServedTown({ city: 'Austin', distance_miles }, place)).toBeNull();
  },
);
