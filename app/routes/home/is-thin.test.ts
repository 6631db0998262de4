import { expect, test } from 'vitest';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { isThin } from './is-thin.ts';

const query: SearchQuery = { radius_miles: 25, sort: 'rating' };

test('a category of a metro is listed by search engines', () => {
  const whole = { ...query, category: 'pizza', metro: 'austin-tx' };
  expect(isThin({ query: whole, fields: null })).toBe(false);
});

test.each([
  ['a later page', { cursor: 'abc' }],
  ['what is open now', { open: 'now' }],
  ['a window of the map', { bounds: { south: 30, west: -98, north: 31, east: -97 } }],
  ['the better rated', { min_rating: 4.5 }],
  ['one city of a metro', { metro: 'austin-tx', city: 'Hutto, TX' }],
] as const)('%s is not', (_, narrowing) => {
  expect(isThin({ query: { ...query, ...narrowing }, fields: null })).toBe(true);
});
