import { expect, test } from 'vitest';
import { answerWith, place, queryWith } from '#app/domain/search/answer-fixture.ts';
import { resultCount } from './describe-search.ts';
import { activeFilters } from './facets/active-filters.ts';

const cafes = { slug: 'cafes', name: 'Cafés & Coffee' };

test('totals are counted in words that fit', () => {
  expect(resultCount(answerWith({ total: 0 }))).toBe('No listings');
  expect(resultCount(answerWith({ total: 1 }))).toBe('1 listing');
  expect(resultCount(answerWith({ total: 10_000, total_capped: true }))).toBe('10,000+ listings');
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
    { label: 'Open Friday at 9 PM', removal: { day: null, time: null, date: null } },
    { label: 'Cafés & Coffee', removal: { category: null } },
    { label: 'Within 50 miles', removal: { radius_miles: null } },
    { label: 'Rated 4.5 and up', removal: { min_rating: null } },
  ]);
  expect(activeFilters(queryWith({}), answerWith({}))).toEqual([]);
});

test('each feature is a filter of its own', () => {
  const features = ['Kid friendly', 'Live music'];
  expect(activeFilters(queryWith({ features }), answerWith({ features }))).toEqual([
    { label: 'Kid friendly', removal: { features: 'Live music' } },
    { label: 'Live music', removal: { features: 'Kid friendly' } },
  ]);
});
