import { expect, test } from 'vitest';
import type { ListingCard } from '#app/domain/business/business.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { isThin } from './is-thin.ts';

const query: SearchQuery = { sort: 'rating' };
const results = [{} as ListingCard];
const austin = {
  kind: 'city' as const,
  name: 'Austin, TX',
  lat: 30.27,
  lng: -97.74,
  is_guess: false,
  radius_miles: 25,
  others: [],
};

test.each([
  ['a category of a metro', { category: 'pizza', metro: 'austin-tx' }, null],
  ['a category of a city', { category: 'pizza', city: 'Austin, TX' }, null],
  ['a category', { category: 'pizza' }, null],
  ['what is near a place', { near: 'Austin' }, austin],
  ['words near a place', { q: 'pizza', near: 'Austin, TX' }, austin],
  ['words in a metro', { q: 'pizza', metro: 'austin-tx' }, null],
] as const)('%s is listed by search engines, unless nothing is found', (_, choice, place) => {
  const search = { query: { ...query, ...choice }, fields: null };
  expect(isThin({ ...search, answer: { results, place, left_out: [] } })).toBe(false);
  expect(isThin({ ...search, answer: { results: [], place, left_out: [] } })).toBe(true);
});

test.each([
  ['words alone', { q: 'pizza' }],
  ['words in a category', { q: 'slices', category: 'pizza' }],
  ['what is near a place nobody knows', { near: 'Nowhereville' }],
  ['a metro near a place nobody knows', { near: 'Nowhereville', metro: 'austin-tx' }],
  ['a later page', { cursor: 'abc' }],
  ['what is open now', { open: 'now' }],
  ['a window of the map', { bounds: { south: 30, west: -98, north: 31, east: -97 } }],
  ['the better rated', { min_rating: 4.5 }],
  ['one city of a metro', { metro: 'austin-tx', city: 'Hutto, TX' }],
] as const)('%s: not', (_, choice) => {
  const search = { query: { ...query, ...choice }, fields: null };
  expect(isThin({ ...search, answer: { results, place: null, left_out: [] } })).toBe(true);
});

test('a place that was only guessed counts as not found', () => {
  const search = { query: { ...query, near: 'Atlantis Bay' }, fields: null };
  const guess = { ...austin, is_guess: true };
  expect(isThin({ ...search, answer: { results, place: guess, left_out: [] } })).toBe(true);
  expect(isThin({ ...search, answer: { results, place: austin, left_out: [] } })).toBe(false);
});

test('results that ignore some of the search terms are not indexed', () => {
  const search = { query: { ...query, q: 'pizza xyzzy', near: 'Austin' }, fields: null };
  expect(isThin({ ...search, answer: { results, place: austin, left_out: ['xyzzy'] } })).toBe(true);
});
