import { expect, test } from 'vitest';
import { fieldsWith, forFields } from '../business/business.ts';
import type { DuplicateSide } from './duplicate.ts';
import { differs, guessChoices } from './guess-choices.ts';

const values: DuplicateSide['values'] = {
  ...forFields(fieldsWith({ is_text: true }), ''),
  name: 'Quixotry',
  category: 'bakeries',
  more_categories: [],
  street: '12 Test Street',
  city: 'Austin',
  state: 'TX',
  zip_code: '78704',
  location: null,
  phone: '(512) 555-0100',
  attributes: [],
  opening_hours: [],
  special_hours: [],
  services: [],
  photos: [],
};
const plain: DuplicateSide = {
  id: 'a',
  slug: 'quixotry',
  status: 'published',
  verification: 'none',
  values,
  specialty: null,
  map_place: null,
  owner: null,
  members: 0,
  completeness: 30,
  rating: null,
  review_count: 0,
  reviews: [],
  claims: 0,
  pending_changes: [],
  views: 0,
  confirmations: {},
  last_words: { listing: { by: 'import', at: '2026-01-01T00:00:00Z' } },
  history: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const side = (facts: Partial<Omit<DuplicateSide, 'values'>>, own: Partial<typeof values> = {}) => ({
  ...plain,
  ...facts,
  values: { ...values, ...own },
});

test.each<[string, Partial<DuplicateSide>, Partial<DuplicateSide>]>([
  ['has an owner', { review_count: 9 }, { owner: { name: 'Ana' } }],
  [
    'is verified',
    { owner: { name: 'Ana' }, review_count: 9 },
    { owner: { name: 'Ana' }, verification: 'email' },
  ],
  ['is open', { status: 'closed', review_count: 9 }, {}],
  ['has more reviews', { views: 9 }, { review_count: 1 }],
  ['is looked at more', { completeness: 90 }, { views: 1 }],
  ['says more', {}, { completeness: 31 }],
  ['is older', {}, { created_at: '2025-01-01T00:00:00Z' }],
])('the listing stays that %s', (_why, first, second) => {
  expect(guessChoices({ first: side(first), second: side(second) }).kept).toBe('second');
  expect(guessChoices({ first: side(second), second: side(first) }).kept).toBe('first');
});

test('between identical values, the first listing’s wins', () => {
  const { kept, choices, reasons } = guessChoices({ first: side({}), second: side({}) });
  expect([kept, choices.phone, reasons.phone]).toEqual(['first', 'first', 'same']);
});

const at = (date: string, by: 'owner' | 'import' | 'directory') => ({
  by,
  at: `${date}T00:00:00Z`,
});
const other = { phone: '(512) 555-0199' };

test.each<[string, Partial<DuplicateSide>, Partial<DuplicateSide>]>([
  [
    'verified',
    { last_words: { phone: at('2026-06-01', 'directory') } },
    {
      owner: { name: 'Ana' },
      verification: 'email',
      last_words: { phone: at('2026-02-01', 'owner') },
    },
  ],
  [
    'confirmed',
    { confirmations: { phone: { at: '2026-01-01T00:00:00Z', source: 'owner' } } },
    { confirmations: { phone: { at: '2026-02-01T00:00:00Z', source: 'neighbour' } } },
  ],
  [
    'people',
    { last_words: { phone: at('2026-06-01', 'import') } },
    { last_words: { phone: at('2026-02-01', 'directory') } },
  ],
  [
    'newer',
    { last_words: { phone: at('2026-02-01', 'directory') } },
    { last_words: { phone: at('2026-06-01', 'directory') } },
  ],
])('between two phone numbers, the merge picks the one that is %s', (reason, first, second) => {
  const guess = guessChoices({ first: side(first), second: side(second, other) });
  expect([guess.choices.phone, guess.reasons.phone]).toEqual(['second', reason]);
});

test('a value that only one listing has is chosen, whichever listing stays', () => {
  const guess = guessChoices({
    first: side({ owner: { name: 'Ana' } }),
    second: side(
      {},
      {
        description: 'Bread.',
        opening_hours: [{ day_of_week: 1, opens: '09:00', closes: '17:00' }],
      },
    ),
  });
  expect(guess).toMatchObject({
    kept: 'first',
    choices: { description: 'second', opening_hours: 'second' },
    reasons: { description: 'only' },
  });
});

test('the kind in words comes with its category', () => {
  const guess = guessChoices({
    first: side({ owner: { name: 'Ana' } }),
    second: side({}, { category: 'restaurants', specialty: 'Ramen' }),
  });
  expect(guess.choices).toMatchObject({ category: 'first', specialty: 'first' });
});

test('an address without a street says nothing beside one with it', () => {
  const guess = guessChoices({
    first: side({ owner: { name: 'Ana' } }, { street: '' }),
    second: side({}),
  });
  expect(guess.choices.address).toBe('second');
});

test('a merge takes the longer description, the mapped address, and both lists of features', () => {
  const guess = guessChoices({
    first: side({ owner: { name: 'Ana' } }, { description: 'Bread.', attributes: ['Patio'] }),
    second: side(
      {},
      { description: 'Bread and rolls.', attributes: ['Takeout'], location: { lat: 30, lng: -97 } },
    ),
  });
  expect(guess.choices).toMatchObject({
    description: 'second',
    attributes: 'both',
    address: 'second',
  });
});

test('fields are compared by what they say', () => {
  const sides = { first: side({}), second: side({}, { city: 'Round Rock' }) };
  expect([differs(sides, 'address'), differs(sides, 'phone')]).toEqual([true, false]);
});
