import { expect, test } from 'vitest';
import { Constants } from '#app/services/supabase/database.types.ts';
import { showValue } from './show-value.tsx';

const address = {
  street: '12 Test Street',
  city: 'Austin',
  state: 'TX',
  zip_code: '78704',
  location: { lat: 30.25, lng: -97.75 },
};
const noPrice = { min_price_cents: null, max_price_cents: null, price_unit: null };
const usual = { temporarily_closed: false, reopens_on: null, moved_to: null };

test.each([
  ['name', 'Joe’s', 'Joe’s'],
  ['listing', 'Joe’s', 'Joe’s'],
  ['description', 'Bread.\nRolls.', 'Bread.\nRolls.'],
  ['category', 'house-cleaning', 'house cleaning'],
  ['address', address, '12 Test Street, Austin, TX 78704 (30.2500, -97.7500)'],
  ['address', { ...address, street: '', location: null }, 'Austin, TX 78704'],
  ['location', address.location, '30.25000, -97.75000'],
  ['location', { lat: 0, lng: 0 }, '0.00000, 0.00000'],
  ['attributes', ['Patio', 'Takeout'], 'Patio, Takeout'],
  [
    'opening_hours',
    [
      { day_of_week: 1, opens: '09:00', closes: '12:30' },
      { day_of_week: 7, opens: '20:00', closes: '02:00' },
    ],
    'Monday: 9 AM – 12:30 PM\nTuesday to Saturday: Closed\nSunday: 8 PM – 2 AM',
  ],
  [
    'special_hours',
    [
      { date: '2026-12-24', opens: '09:00', closes: '12:00', note: 'Half a day' },
      { date: '2026-12-25', opens: null, closes: null, note: null },
    ],
    'December 24, 2026: 9 AM – 12 PM (Half a day)\nDecember 25, 2026: closed',
  ],
  [
    'services',
    [
      { name: 'Loaf', ...noPrice, min_price_cents: 500, max_price_cents: 900 },
      { name: 'Cake', ...noPrice },
    ],
    'Loaf: $5 – $9\nCake: Ask for a price',
  ],
  ['photos', [{ alt: 'A counter' }, { alt: '' }], 'A counter\nA photo'],
  ['status', { ...usual, status: 'published' }, 'open for business'],
  ['status', { ...usual, status: 'closed', temporarily_closed: true }, 'permanently closed'],
  ['status', { ...usual, status: 'moved', moved_to: 'joes-austin-tx' }, 'moved to joes-austin-tx'],
  ['status', { ...usual, status: 'moved' }, 'moved to another place'],
  ['status', { ...usual, status: 'published', temporarily_closed: true }, 'temporarily closed'],
  [
    'status',
    { ...usual, status: 'published', temporarily_closed: true, reopens_on: '2026-12-01' },
    'temporarily closed, reopening on December 1, 2026',
  ],
  ['is_claimed', true, 'has an owner'],
  ['is_claimed', false, 'no owner'],
])('%s shows as readable text: %j', (field, value, words) => {
  expect(showValue(field, value)).toBe(words);
});

test.each([
  ['description', ''],
  ['description', null],
  ['location', null],
  ['attributes', []],
  ['opening_hours', []],
  ['special_hours', []],
  ['services', []],
  ['photos', []],
  ['listing', null],
])('%s without a value is not given: %j', (field, value) => {
  expect(showValue(field, value)).toBe('Not given');
});

test('every status and every level of verification has words of its own', () => {
  const { listing_status, verification_level } = Constants.public.Enums;
  const shown = [
    ...listing_status.map((status) => showValue('status', { ...usual, status })),
    ...verification_level.map((level) => showValue('verification', level)),
  ];
  expect(new Set(shown).size).toBe(shown.length);
  for (const words of shown) expect([...listing_status, 'nothing']).not.toContain(words);
});
