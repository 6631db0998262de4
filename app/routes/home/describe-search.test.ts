import { expect, test } from 'vitest';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { activeFilters } from './active-filters.ts';
import {
  describeGuessedPlace,
  describeMissingFeatures,
  describeSearch,
  describeUnanswered,
  describeUnknownPlace,
  describeWidened,
  resultCount,
} from './describe-search.ts';

const cafes = { slug: 'cafes', name: 'Cafés & Coffee' };

test.each<[string, Partial<SearchQuery>, Partial<SearchAnswer>]>([
  ['All listings', {}, {}],
  ['Open now in Hutto, TX', { open: 'now', city: 'Hutto, TX' }, {}],
  ['“tacos”', { q: 'tacos' }, {}],
  ['“golden cafe”', { q: 'goldn cafe' }, { corrected_query: 'golden cafe' }],
  ['“zzxqq alert”', { q: 'zzxqq alert' }, { corrected_query: 'zzxqq ales', total: 0 }],
  ['Cafés & Coffee', { category: 'cafes' }, { category: cafes }],
  ['dog-hotels', { category: 'dog-hotels' }, {}],
  [
    '“espresso” in Cafés & Coffee in the Austin, TX area',
    { q: 'espresso', category: 'cafes', metro: 'austin-tx' },
    { category: cafes, metro: { slug: 'austin-tx', name: 'Austin, TX' } },
  ],
  ['“tacos” near Austin, TX', { q: 'tacos', near: 'austn' }, { place: place('Austin, TX') }],
  [
    '“tacos” in Wicker Park, Chicago, IL',
    { q: 'tacos', near: 'wicker park' },
    { place: { ...place('Wicker Park, Chicago, IL'), kind: 'neighborhood', radius_miles: 1 } },
  ],
  [
    '“tacos” near Wicker Park, Chicago, IL',
    { q: 'tacos', near: 'wicker park' },
    { place: { ...place('Wicker Park, Chicago, IL'), kind: 'neighborhood' } },
  ],
  ['“tacos” near 78701', { q: 'tacos', near: '78701' }, { place: place(null) }],
  [
    '“doctor”, kid friendly, Vietnamese spoken, free Wi-Fi, near Austin, TX',
    { q: 'doctor', near: 'austin', features: ['Kid friendly', 'Vietnamese spoken', 'Free Wi-Fi'] },
    { place: place('Austin, TX') },
  ],
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

test('a metro and its city have lists of different names', () => {
  const ofMetro = { metro: { slug: 'austin-tx', name: 'Austin, TX' }, category: cafes };
  expect(
    describeSearch({
      query: queryWith({ metro: 'austin-tx', category: 'cafes' }),
      answer: answerWith(ofMetro),
    }),
  ).not.toBe(
    describeSearch({
      query: queryWith({ city: 'Austin, TX', category: 'cafes' }),
      answer: answerWith({ category: cafes }),
    }),
  );
});

test.each<[string | null, Partial<SearchQuery>, Partial<SearchAnswer>]>([
  [null, {}, {}],
  [null, { near: 'Austin' }, { place: place('Austin, TX') }],
  ['so these results are from everywhere.', { near: 'Atlantis' }, { total: 3 }],
  ['so we looked everywhere.', { near: 'Atlantis' }, { total: 0 }],
  ['so it was left out.', { near: 'Atlantis', metro: 'austin-tx' }, { total: 3 }],
  ['so it was left out.', { near: 'Atlantis', city: 'Hutto, TX' }, { total: 0 }],
])('of an unknown place people are told “%s”', (end, query, answer) => {
  const told = describeUnknownPlace({ query: queryWith(query), answer: answerWith(answer) });
  expect(told).toBe(end && `We know no place called “Atlantis”, ${end}`);
});

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

test('a search that went farther than usual says so, but for who asked for that', () => {
  const answer = answerWith({ place: { ...place('Austin, TX'), radius_miles: 100 }, total: 3 });
  expect(describeWidened({ query: queryWith({ near: 'austin' }), answer })).toBe(
    'Nothing is within 25 miles, so these are within 100.',
  );
  expect(describeWidened({ query: queryWith({ near: 'austin', radius_miles: 100 }), answer })).toBe(
    null,
  );
  expect(
    describeWidened({
      query: queryWith({ near: 'austin' }),
      answer: answerWith({ place: place('Austin, TX'), total: 3 }),
    }),
  ).toBe(null);
});

test('what nothing has is said to be left out', () => {
  const describe = (features: string[], missing_features: string[], total = 3) =>
    describeMissingFeatures({
      query: queryWith({ features }),
      answer: answerWith({ missing_features, total }),
    });
  expect(describe(['Live music'], ['Live music'])).toBe(
    'No listing here says “Live music”, so that was left out.',
  );
  expect(describe(['Dog friendly', 'Live music'], ['Live music'])).toBe(
    'No listing here has all of that, so “Live music” was left out.',
  );
  expect(describe(['Dog friendly', 'Live music'], ['Dog friendly', 'Live music'])).toBe(
    'No listing here has all of that, so “Dog friendly” and “Live music” were left out.',
  );
  const three = ['Dog friendly', 'Free Wi-Fi', 'Live music'];
  expect(describe(three, three)).toBe(
    'No listing here has all of that, so “Dog friendly”, “Free Wi-Fi” and “Live music” were left out.',
  );
  expect(describe(['Live music'], ['Live music'], 0)).toBe(null);
});

test.each<[string | null, Partial<SearchQuery>, Partial<SearchAnswer>]>([
  [null, { q: 'goldn cafe' }, { corrected_query: 'golden cafe' }],
  ['“pizza xyzzy”', { q: 'pizza xyzzy' }, { left_out: ['xyzzy'] }],
  [
    '“rooftop tacos” near Austin, TX',
    { q: 'rooftop tacos', near: 'austin' },
    { left_out: ['rooftop'], place: place('Austin, TX') },
  ],
  [
    '“bars” in Deep Ellum, Dallas, TX',
    { q: 'bars', near: 'deep ellum' },
    { is_elsewhere: true, place: { ...place('Deep Ellum, Dallas, TX'), kind: 'neighborhood' } },
  ],
  [
    '“toothache xyzzy austin”',
    { q: 'toothache xyzzy austin' },
    { corrected_query: '', left_out: ['xyzzy'], place: place('Austin, TX') },
  ],
  ['“bell” near galesburg', { q: 'bell', near: 'galesburg' }, { is_elsewhere: true }],
])('what found nothing is called %s', (name, query, answer) => {
  expect(describeUnanswered({ query: queryWith(query), answer: answerWith(answer) })).toBe(name);
});

function place(name: string | null) {
  return {
    kind: 'city' as const,
    name,
    lat: 30,
    lng: -97,
    is_guess: false,
    radius_miles: 25,
    others: [],
  };
}

function queryWith(query: Partial<SearchQuery>): SearchQuery {
  return { sort: 'relevance', ...query };
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
    total_capped: false,
    category: null,
    metro: null,
    next_cursor: null,
    sort: 'relevance',
    corrected_query: null,
    excluded: [],
    left_out: [],
    is_elsewhere: false,
    asked: null,
    features: [],
    missing_features: [],
    missing_time: false,
    clusters: null,
    place: null,
    ...answer,
  };
}

test('a place that is only nearly called so is said to be a guess', () => {
  const query = queryWith({ near: 'Atlantis Bay' });
  const guess = { ...place('Atlanta, GA'), is_guess: true };
  expect(describeGuessedPlace({ query, answer: answerWith({ place: guess }) })).toBe(
    'We know no place called “Atlantis Bay”, so these results are near Atlanta, GA.',
  );
  const known = answerWith({ place: place('Atlanta, GA') });
  expect(describeGuessedPlace({ query, answer: known })).toBe(null);
});
