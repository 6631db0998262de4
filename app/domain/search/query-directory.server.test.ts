import { expect, test } from 'vitest';
import { toFacets } from './query-directory.server.ts';

test('a search for one category still asks for its price and leaves out what was excluded', () => {
  const facets = { category: 'cafes', price: '2', neighborhood: 'soho,-harlem' };
  expect(toFacets({ ...facets, features: ['Patio', '-Wi-Fi'] })).toEqual({
    category: 'cafes',
    features: ['Patio'],
    with_tags: ['neighborhood:soho', 'price:2'],
    without_tags: ['neighborhood:harlem', 'feature:Wi-Fi'],
  });
});

test('of several categories a listing has one, and all are tags', () => {
  expect(toFacets({ category: 'cafes,bakeries,-bars' })).toEqual({
    with_tags: ['category:cafes', 'category:bakeries'],
    without_tags: ['category:bars'],
  });
});
