import { expect, test } from 'vitest';
import type { Hours } from '#app/domain/business/business.ts';
import { findIndexedPlace } from './find-indexed-place.ts';
import { makeMetroIndex } from './make-metro-index.ts';
import { listingFixture, metroFixture, owlIndex as index } from './metro-index-fixture.ts';
import { type IndexQuery, searchMetroIndex } from './search-metro-index.ts';

/** No word names a category. */
const nameCategory = () => null;

const find = (query: IndexQuery) => searchMetroIndex(index, query).results.map(({ slug }) => slug);

test.each([
  ['without accents', 'cafe', ['blue-owl', 'joes']],
  ['without apostrophes', 'joes', ['joes']],
  ['the name of a category', 'veterinarian', ['owl-vets']],
  ['another word for a category', 'coffee', ['blue-owl', 'joes']],
  ['what a kitchen cooks', 'taco', ['joes']],
  ['a feature', 'kid friendly', ['joes']],
  ['a place and little words', 'vet in round rock', ['owl-vets']],
  ['nothing that is there', 'zeppelin', []],
  ['a beginning of a name only while it is typed', 'blu', []],
  ['what is the best match for one of two words', 'diner hospital', ['owl-vets']],
])('words find %s', (_what, words, slugs) => {
  expect(find({ words })).toEqual(slugs);
});

test('the last word of a text that is being typed may be a beginning, and no other', () => {
  expect(find({ words: 'blu', isTyping: true })).toEqual(['blue-owl']);
  expect(find({ words: 'owl caf', isTyping: true })).toEqual(['blue-owl']);
  expect(searchMetroIndex(index, { words: 'din owl', isTyping: true }).leftOut).toEqual(['din']);
});

test('a search term without matches is left out and reported', () => {
  const { results, leftOut } = searchMetroIndex(index, { words: 'zeppelin vet' });
  expect([results.map(({ slug }) => slug), leftOut]).toEqual([['owl-vets'], ['zeppelin']]);
});

test('without words the best rated come first', () => {
  expect(find({})).toEqual(['owl-vets', 'blue-owl', 'joes']);
});

test('those that have confirmed their hours of a holiday come first', () => {
  const isConfirmed = (hours: Hours) => 'slug' in hours && hours.slug === 'joes';
  expect(find({ isConfirmed })).toEqual(['joes', 'owl-vets', 'blue-owl']);
});

test.each([
  [{ category: 'cafes' }, ['blue-owl', 'joes']],
  [{ city: 'round rock, tx' }, ['owl-vets']],
  [{ features: ['emergency care'] }, ['owl-vets']],
  [{ minRating: 4.5 }, ['owl-vets']],
] satisfies [IndexQuery, string[]][])('%o narrows', (query, slugs) => {
  expect(find(query)).toEqual(slugs);
});

test('the caller decides which listings are open', () => {
  expect(find({ isOpen: ({ opening_hours }) => opening_hours.length === 7 })).toEqual(['joes']);
});

test('a time among the words at which all is closed is left out, and not one that was chosen', () => {
  const closed = { isOpen: () => false };
  const q = 'coffee';
  const readings = { tokens: [q], readings: [{ rest: [0] }], alternatives: {} };
  const text = { q, isExact: false, excluded: [], isNearest: false, nameCategory, ...readings };
  const { results, missingTime } = searchMetroIndex(index, {
    words: 'coffee at 3 am',
    text: { ...text, ...closed },
  });
  expect([results.map(({ slug }) => slug), missingTime]).toEqual([['blue-owl', 'joes'], true]);
  expect(find({ words: q, text, ...closed })).toEqual([]);
});

test('each of several excluded phrases excludes', () => {
  const readings = { tokens: ['owl'], readings: [{ rest: [0] }], alternatives: {} };
  const text = { q: 'owl', isExact: false, isNearest: false, nameCategory, ...readings };
  expect(find({ words: 'owl -diner', text: { ...text, excluded: ['zeppelin', 'diner'] } })).toEqual(
    ['blue-owl'],
  );
});

test('near a point the nearest come first, with their distance, and those out of reach not at all', () => {
  const near = { lat: 30.5083, lng: -97.6789 };
  const { results } = searchMetroIndex(index, { near });
  expect(results.map(({ slug, distance_miles }) => [slug, distance_miles])).toEqual([
    ['owl-vets', 0],
    ['blue-owl', 17.1],
    ['joes', null],
  ]);
  expect(find({ near: { ...near, miles: 5 } })).toEqual(['owl-vets']);
});

test('several indexes are searched as one', () => {
  expect(searchMetroIndex([index, index], { words: 'blue' }).results).toHaveLength(2);
});

const roundRock = await makeMetroIndex(
  metroFixture([
    listingFixture({ slug: 'a', city: 'Round Rock', zip_code: '78664', lat: 30.5, lng: -97.5 }),
    listingFixture({ slug: 'b', city: 'Round Rock', zip_code: '78665', lat: 30.25, lng: -97.25 }),
  ]),
  new Date('2026-11-23T12:00:00Z'),
);

test.each([
  ['a metro with its state', 'Austin, TX', { kind: 'metro', name: 'Austin, TX', lat: 30.2672 }],
  ['a metro without it', 'austin', { kind: 'metro', name: 'Austin, TX' }],
  [
    'a city, in the middle of its listings',
    'round rock',
    { kind: 'city', lat: 30.375, lng: -97.375 },
  ],
  ['a zip code', '78665', { kind: 'zip', name: '78665', lat: 30.25, lng: -97.25 }],
])('a place is found by its name: %s', (_what, name, place) => {
  expect(findIndexedPlace([roundRock], name)).toMatchObject(place);
});

test('a place without listings is not found', () => {
  expect(findIndexedPlace([roundRock], 'Atlantis')).toBeNull();
  expect(findIndexedPlace([roundRock], '00000')).toBeNull();
});
