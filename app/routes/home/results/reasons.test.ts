import { expect, test } from 'vitest';
import { answerWith, place, queryWith } from '#app/domain/search/answer-fixture.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import type { ShownListing } from '../packed-view.ts';
import { describeReasons } from './reasons.tsx';

const listing: ShownListing = {
  slug: 'golden-cafe',
  name: 'Golden Café',
  description: 'Coffee and cake.',
  category: { slug: 'cafes', name: 'Cafés & Coffee', hue: 28 },
  more_categories: [],
  specialty: null,
  street: null,
  city: 'Austin',
  state: 'TX',
  map_place: null,
  distance_miles: null,
  rating: 4.6,
  review_count: 128,
  attributes: [],
  cover: null,
  service: null,
  quote: null,
  matched: null,
  phone: null,
  verification: 'none',
  time_zone: 'America/Chicago',
  opening_hours: [],
  special_hours: [],
  temporarily_closed: false,
};

type Example = {
  shown?: Partial<ShownListing>;
  query?: Partial<SearchQuery>;
  answer?: Partial<SearchAnswer>;
};

function reasonsOf({ shown, query = {}, answer = {} }: Example) {
  const { order, facts } = describeReasons(
    { listing: { ...listing, ...shown }, query: queryWith(query), answer: answerWith(answer) },
    new Date('2026-11-26T18:00:00Z'),
  );
  return { order, ...Object.fromEntries(facts.map(({ label, text }) => [label, text])) };
}

test('words are found in the fields that the database matched', () => {
  const matched: ShownListing['matched'] = [
    { field: 'name', words: ['golden'] },
    { field: 'kind', words: ['coffee'] },
    { field: 'offers', words: ['patio', 'espresso'] },
    { field: 'text', words: ['cake'] },
  ];
  expect(reasonsOf({ shown: { matched } })).toMatchObject({
    Words:
      '“golden” in its name; “coffee” in what and where it is (Cafés & Coffee, Austin, TX); ' +
      '“patio” and “espresso” in its services and features; “cake” in its description',
  });
  expect(reasonsOf({})).not.toHaveProperty('Words');
});

test('distance, rating, and verification are listed, each with its effect on the order', () => {
  const near = { answer: { place: place('Austin, TX') }, shown: { distance_miles: 1.23 } };
  expect(reasonsOf(near)).toEqual({
    order: 'Sorted by how well the words match, then by rating and distance.',
    Distance: '1.2 mi from Austin, TX',
    Rating: '4.6 from 128 reviews',
    Hours: 'Hours not listed; does not change the order',
    Verified: 'Not verified; does not change the order',
  });
  expect(
    reasonsOf({
      query: { category: 'bars,cafes', open: 'now' },
      answer: { sort: 'rating' },
      shown: { rating: null, review_count: 0, verification: 'email' },
    }),
  ).toEqual({
    order: 'Sorted by rating, with ten ratings of 3.8 added to each listing.',
    Category: 'Cafés & Coffee, as in your search',
    Rating: 'No reviews yet, which counts as 3.8',
    Hours: 'Open at the time you searched for; other places are left out',
    Verified: 'Verified by email; does not change the order',
  });
});

test('an ignored time is not listed as a factor', () => {
  const { Hours: hours } = reasonsOf({
    query: { open: 'now' },
    answer: { missing_time: true },
  }) as Record<string, string>;
  expect(hours).toBe('Hours not listed; does not change the order');
});
