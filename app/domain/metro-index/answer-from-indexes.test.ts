import { expect, test } from 'vitest';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { answerFromIndexes } from './answer-from-indexes.ts';
import { makeMetroIndex } from './make-metro-index.ts';
import { listingFixture, metroFixture, roundRock } from './metro-index-fixture.ts';

const index = await makeMetroIndex(
  metroFixture([
    listingFixture({ slug: 'blue-owl', name: 'Blue Owl Café', rating: 4.2, review_count: 90 }),
    listingFixture({
      slug: 'owl-vets',
      name: 'Owl Vets',
      category: 'veterinarians',
      rating: 4.9,
      review_count: 40,
      ...roundRock,
    }),
    listingFixture({ slug: 'hidden-owl', name: 'Hidden Owl', lat: null, lng: null, hours: [] }),
  ]),
  new Date('2026-11-23T12:00:00Z'),
);

const answer = (query: Partial<SearchQuery>) =>
  answerFromIndexes([index], { query: { sort: 'relevance', ...query } });
const find = (query: Partial<SearchQuery>) => answer(query).results.map(({ slug }) => slug);

test('a place limits the results to its radius and says how far each is', () => {
  const { place, results } = answer({ near: 'Round Rock', radius_miles: 5 });
  expect(place).toMatchObject({ kind: 'city', name: 'Round Rock, TX', radius_miles: 5 });
  expect(results.map(({ slug, distance_miles }) => [slug, distance_miles])).toEqual([
    ['owl-vets', 0],
  ]);
  expect(find({ lat: 30.2672, lng: -97.7431, sort: 'distance' })).toEqual(['blue-owl', 'owl-vets']);
});

test('a city is searched as a whole, whatever place the query names', () => {
  expect(find({ metro: 'austin-tx', near: 'Round Rock', radius_miles: 1 })).toHaveLength(3);
  expect(answer({ metro: 'austin-tx' }).metro).toEqual({ slug: 'austin-tx', name: 'Austin, TX' });
});

test('an area of the map leaves out what lies beside it or has no place', () => {
  expect(find({ bounds: { south: 30, west: -98, north: 30.4, east: -97 } })).toEqual(['blue-owl']);
});

test('words that nothing matches are left out of the query that is shown, as they were typed', () => {
  expect(answer({ q: 'Òwl Zürich Café' })).toMatchObject({
    corrected_query: 'Òwl Café',
    left_out: ['Zürich'],
  });
  expect(answer({ q: 'owl' }).corrected_query).toBeNull();
});

test('facets count the categories and cities of all that was found', () => {
  const { facets, total } = answer({});
  expect(total).toBe(3);
  expect(facets.category.map(({ slug, count }) => [slug, count])).toEqual([
    ['cafes', 2],
    ['veterinarians', 1],
  ]);
  expect(facets.city).toEqual([
    { name: 'Austin, TX', count: 2 },
    { name: 'Round Rock, TX', count: 1 },
  ]);
});

test('a listing is found by each of its categories, after those whose main one it is', async () => {
  const both = listingFixture({
    slug: 'cat-cafe',
    name: 'Cat Café',
    more_categories: ['veterinarians'],
    rating: 5,
    review_count: 900,
  });
  const vets = listingFixture({ slug: 'vets', name: 'Vets', category: 'veterinarians' });
  const indexes = [await makeMetroIndex(metroFixture([both, vets]), new Date())];
  const ask = (query: Partial<SearchQuery>) =>
    answerFromIndexes(indexes, { query: { sort: 'relevance', ...query } });
  for (const query of [{ category: 'veterinarians' }, { q: 'veterinarians' }]) {
    expect(ask(query).results.map(({ slug }) => slug)).toEqual(['vets', 'cat-cafe']);
  }
  expect(ask({ category: '-veterinarians' }).results).toEqual([]);
  expect(ask({}).facets.category.map(({ slug, count }) => [slug, count])).toEqual([
    ['veterinarians', 2],
    ['cafes', 1],
  ]);
});

test('an open-now search finds only open listings', () => {
  const { results, total } = answerFromIndexes([index], {
    query: { sort: 'name' },
    isOpen: ({ opening_hours }) => opening_hours.length > 0,
  });
  expect(results.map(({ name }) => name)).toEqual(['Blue Owl Café', 'Owl Vets']);
  expect(total).toBe(2);
});

test('sorting by newest falls back to rating, since an index has no dates', () => {
  expect(answer({ sort: 'newest' }).sort).toBe('rating');
  expect(find({ sort: 'newest' })[0]).toBe('owl-vets');
});

test('at most 60 results are returned, and all are counted', async () => {
  const listings = Array.from({ length: 70 }, (_, n) => listingFixture({ slug: `cafe-${n}` }));
  const many = await makeMetroIndex(metroFixture(listings), new Date('2026-11-23T12:00:00Z'));
  const { results, total } = answerFromIndexes([many], { query: { sort: 'name' } });
  expect([results.length, total]).toEqual([60, 70]);
});

test('of several values of a facet any is enough, and of several features all are needed', async () => {
  const listings = [
    listingFixture({ slug: 'a', specialty: 'Ramen', attributes: ['Patio', 'Bar'] }),
    listingFixture({ slug: 'b', specialty: 'Pho', price: 'under-25', attributes: ['Patio'] }),
    listingFixture({ slug: 'c', category: 'veterinarians', neighborhoods: ['Downtown', 'East'] }),
    listingFixture({ slug: 'd', neighborhoods: ['East'], price: 'over-100' }),
  ];
  const indexes = [await makeMetroIndex(metroFixture(listings), new Date())];
  const ask = (query: Partial<SearchQuery>) =>
    answerFromIndexes(indexes, { query: { sort: 'name', ...query } })
      .results.map(({ slug }) => slug)
      .toSorted();
  expect(ask({ specialty: 'ramen,pho' })).toEqual(['a', 'b']);
  expect(ask({ specialty: '-ramen,-pho' })).toEqual(['c', 'd']);
  expect(ask({ category: 'cafes,veterinarians' })).toEqual(['a', 'b', 'c', 'd']);
  expect(ask({ category: '-veterinarians,-bars' })).toEqual(['a', 'b', 'd']);
  expect(ask({ neighborhood: 'downtown,east' })).toEqual(['c', 'd']);
  expect(ask({ price: 'under-25,over-100' })).toEqual(['b', 'd']);
  expect(ask({ features: ['patio', 'bar'] })).toEqual(['a']);
  expect(ask({ features: ['-patio', '-bar'] })).toEqual(['c', 'd']);
});
