import { expect, test } from 'vitest';
import { answerWith, place, queryWith } from './answer-fixture.ts';
import {
  describeAllNotices,
  describeNotices,
  describeSearch,
  nameSavedSearch,
} from './describe-answer.ts';
import type { SearchAnswer, SearchQuery } from './search.ts';

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
  ['Cafés & Coffee or pubs', { category: 'cafes,pubs' }, {}],
  ['“tacos”, not Cafés & Coffee', { q: 'tacos', category: '-cafes' }, {}],
  [
    'All listings, Ramen or Sushi, Under $25, not Downtown, free Wi-Fi, not cash only, near Austin, TX',
    {
      near: 'austin',
      specialty: 'Ramen,Sushi',
      price: 'under-25',
      neighborhood: '-Downtown',
      features: ['Free Wi-Fi', '-Cash only'],
    },
    { place: place('Austin, TX') },
  ],
  ['“tacos”', { q: 'tacos', near: 'Atlantis' }, {}],
  ['"golden cafe" -hut', { q: '"golden cafe" -hut' }, {}],
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
  ['so we searched everywhere.', { near: 'Atlantis' }, { total: 0 }],
  ['so we ignored it.', { near: 'Atlantis', metro: 'austin-tx' }, { total: 3 }],
  ['so we ignored it.', { near: 'Atlantis', city: 'Hutto, TX' }, { total: 0 }],
])('a search near an unrecognized place ends its notice with “%s”', (end, query, answer) => {
  const [notice = null] = notices(query, answer);
  expect(notice).toBe(end && `We could not find a place called “Atlantis”, ${end} ${namePlaces}`);
});

test('results of words alone are from everywhere, but for those of a place or an area', () => {
  const answer = { recognized: { q: '', near: null }, total: 3 };
  expect(notices({ q: 'cheap' }, answer)).toEqual([
    'These results are from everywhere. Enter a place to see what is near it.',
  ]);
  expect(notices({ q: 'cheap', metro: 'austin-tx' }, answer)).toEqual([]);
  expect(notices({ q: 'cheap', near: 'a' }, { ...answer, place: place('Austin, TX') })).toEqual([]);
});

test('a search that widened its radius says so, unless the radius was chosen', () => {
  const answer = { place: { ...place('Austin, TX'), radius_miles: 100 }, total: 3 };
  expect(notices({ near: 'austin' }, answer)).toEqual([
    'Nothing is within 25 miles, so these are within 100.',
  ]);
  expect(notices({ near: 'austin', radius_miles: 100 }, answer)).toEqual([]);
  expect(notices({ near: 'austin' }, { place: place('Austin, TX'), total: 3 })).toEqual([]);
});

test('features that no listing has are reported as ignored', () => {
  const describe = (features: string[], missing_features: string[], total = 3) =>
    notices({ features }, { missing_features, total })[0] ?? null;
  expect(describe(['Live music'], ['Live music'])).toBe(
    'No listing here has “Live music”, so we ignored that.',
  );
  expect(describe(['Dog friendly', 'Live music'], ['Live music'])).toBe(
    'No listing here has all of these, so we ignored “Live music”.',
  );
  expect(describe(['Dog friendly', 'Live music'], ['Dog friendly', 'Live music'])).toBe(
    'No listing here has all of these, so we ignored “Dog friendly” and “Live music”.',
  );
  const three = ['Dog friendly', 'Free Wi-Fi', 'Live music'];
  expect(describe(three, three)).toBe(
    'No listing here has all of these, so we ignored “Dog friendly”, “Free Wi-Fi”, and “Live music”.',
  );
  expect(describe(['Live music'], ['Live music'], 0)).toBe(null);
});

test('a corrected spelling is reported', () => {
  expect(notices({ q: 'goldn cafe' }, { corrected_query: 'golden cafe' })).toEqual([
    'Showing results for “golden cafe”. Nothing matches “goldn cafe”.',
  ]);
});

test('programs read which other words may be meant, and how to search those typed; people get links', () => {
  const search = {
    query: queryWith({ q: 'xylofine ales' }),
    answer: answerWith({ total: 1, did_you_mean: 'xylofane ales', as_typed: '"xylofine ales"' }),
  };
  expect(describeAllNotices(search)).toEqual([
    'Did you mean “xylofane ales”?',
    'To search for the words as typed, use quotation marks: "xylofine ales"',
  ]);
  expect(describeNotices(search)).toEqual([]);
});

test.each<[string, Partial<SearchQuery>, Partial<SearchAnswer>]>([
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
])('a search without results is described as %s', (name, query, answer) => {
  const [notice] = notices(query, { corrected_query: 'less', ...answer });
  expect(notice).toMatch(/^No results for (.*)\. Showing .* instead\.$/);
  expect(notice?.slice('No results for '.length).split('. Showing ')[0]).toBe(name);
});

test('an approximate place match is reported as a guess', () => {
  const query = { near: 'Atlantis Bay' };
  const guess = { ...place('Atlanta, GA'), is_guess: true };
  expect(notices(query, { place: guess })).toEqual([
    `We could not find a place called “Atlantis Bay”, so these results are near Atlanta, GA. ${namePlaces}`,
  ]);
  expect(notices(query, { place: place('Atlanta, GA') })).toEqual([]);
});

test('programs read in a sentence which places are meant by the same name; people get links', () => {
  const search = {
    query: queryWith({ near: 'portland' }),
    answer: answerWith({ place: { ...place('Portland, OR'), others: ['Portland, ME'] } }),
  };
  expect(describeAllNotices(search)).toEqual(['There is also Portland, ME.']);
  expect(describeNotices(search)).toEqual([]);
});

const namePlaces = 'A city with its state or a zip code works best: “Austin, TX” or “78701”.';

function notices(query: Partial<SearchQuery>, answer: Partial<SearchAnswer>): string[] {
  return describeNotices({ query: queryWith(query), answer: answerWith(answer) });
}

test('a city of an unknown name says how to write one, and one with its state does not', () => {
  const answer = answerWith({ total: 0 });
  expect(describeNotices({ query: queryWith({ city: 'Atlantis' }), answer })).toEqual([
    'Nothing is listed in “Atlantis”. A city with its state works best: “Austin, TX”.',
  ]);
  expect(describeNotices({ query: queryWith({ city: 'Hutto, TX' }), answer })).toEqual([]);
});

test.each<[string, Partial<SearchQuery>, Partial<SearchAnswer>]>([
  ['“tacos”', { q: 'tacos' }, {}],
  ['All listings in Hutto, TX, open at any time', { open: 'now', city: 'Hutto, TX' }, {}],
  ['“tacos”, open at any time', { q: 'tacos', day: 'sun', time: '09:00' }, {}],
  ['“tacos”, open at any time', { q: 'tacos', date: '2026-12-25', time: '09:00' }, {}],
  [
    '“tacos”, Under $25, free Wi-Fi, near Austin, TX, rated 4 and up, within 10 miles',
    {
      q: 'tacos',
      near: 'austin',
      price: 'under-25',
      features: ['Free Wi-Fi'],
      min_rating: 4,
      radius_miles: 10,
    },
    { place: place('Austin, TX'), missing_features: ['Free Wi-Fi'] },
  ],
  [`“${'x'.repeat(199)}`, { q: 'x'.repeat(300) }, {}],
])('a saved search is called %s', (name, query, answer) => {
  expect(nameSavedSearch({ query: queryWith(query), answer: answerWith(answer) })).toBe(name);
});
