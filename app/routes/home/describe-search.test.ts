import { expect, test } from 'vitest';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { activeFilters } from './active-filters.ts';
import { describeSearch, resultCount } from './describe-search.ts';

const cafes = { slug: 'cafes', name: 'Cafés & Coffee' };

test.each<[string, Partial<SearchQuery>, Partial<SearchAnswer>]>([
  ['All listings', {}, {}],
  ['Open now in Hutto, TX', { open: 'now', city: 'Hutto, TX' }, {}],
  ['“tacos”', { q: 'tacos' }, {}],
  ['“golden cafe”', { q: 'goldn cafe' }, { correctedQuery: 'golden cafe' }],
  ['“zzxqq alert”', { q: 'zzxqq alert' }, { correctedQuery: 'zzxqq ales', total: 0 }],
  ['Cafés & Coffee', { category: 'cafes' }, { category: cafes }],
  ['dog-hotels', { category: 'dog-hotels' }, {}],
  [
    '“espresso” in Cafés & Coffee in Austin, TX',
    { q: 'espresso', category: 'cafes', metro: 'austin-tx' },
    { category: cafes, metro: { slug: 'austin-tx', name: 'Austin, TX' } },
  ],
  ['“tacos” near Austin, TX', { q: 'tacos', near: 'austn' }, { place: place('Austin, TX') }],
  ['“tacos” near 78701', { q: 'tacos', near: '78701' }, { place: place(null) }],
  ['“tacos”', { q: 'tacos', near: 'Atlantis' }, {}],
  ['All listings near you', { lat: 30, lng: -97 }, { place: { ...place(null), kind: 'point' } }],
  [
    'All listings in Hutto, TX',
    { city: 'Hutto, TX', near: 'Austin' },
    { place: place('Austin, TX') },
  ],
])('a search is called %s', (name, query, answer) => {
  expect(describeSearch({ query: queryWith(query), answer: answerWith(answer) })).toBe(name);
});

test('totals are counted in words that fit', () => {
  expect(resultCount(answerWith({ total: 0 }))).toBe('No listings');
  expect(resultCount(answerWith({ total: 1 }))).toBe('1 listing');
  expect(resultCount(answerWith({ total: 1000, totalCapped: true }))).toBe('1,000+ listings');
});

test('each filter in force can be taken away; the boxes are no filters', () => {
  const query = queryWith({
    q: 'tacos',
    near: 'Austin',
    category: 'cafes',
    day: 'fri',
    time: '21:00',
    min_rating: 4.5,
    radius_miles: 50,
  });
  const filters = activeFilters(query, answerWith({ category: cafes, place: place('Austin, TX') }));
  expect(filters).toEqual([
    { label: 'Open Friday at 9 PM', removal: { day: null, time: null } },
    { label: 'Cafés & Coffee', removal: { category: null } },
    { label: 'Within 50 miles', removal: { radius_miles: null } },
    { label: 'Rated 4.5 and up', removal: { min_rating: null } },
  ]);
  expect(activeFilters(queryWith({}), answerWith({}))).toEqual([]);
});

function place(name: string | null) {
  return { kind: 'city' as const, name, lat: 30, lng: -97 };
}

function queryWith(query: Partial<SearchQuery>): SearchQuery {
  return { radius_miles: 25, sort: 'relevance', ...query };
}

function answerWith(answer: Partial<SearchAnswer>): SearchAnswer {
  return {
    results: [],
    facets: {
      category: [{ slug: 'cafes', name: 'Cafés & Coffee', hue: 28, count: 3 }],
      metro: [{ slug: 'austin-tx', name: 'Austin', count: 3 }],
      city: [],
      rating: [],
      open_now: 0,
    },
    total: 3,
    totalCapped: false,
    category: null,
    metro: null,
    nextCursor: null,
    sort: 'relevance',
    correctedQuery: null,
    asked: null,
    crowd: null,
    place: null,
    ...answer,
  };
}
