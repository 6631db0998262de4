import { expect, test } from 'vitest';
import { formatCursor, parseCursor } from './cursor.ts';
import { findUnknownParameters, parseSearchQuery } from './parse-search-query.ts';

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));
const defaults = { radius_miles: 25, sort: 'relevance' };

test('no parameters mean everything, by relevance', () => {
  expect(parse('')).toEqual({ query: defaults, fields: null });
});

test('empty values count as not given', () => {
  expect(parse('q=&near=%20&category=&min_rating=')).toEqual({ query: defaults, fields: null });
});

test('every parameter arrives typed', () => {
  const all =
    'q=+pizza+&lat=30.5&lng=-97&radius_miles=5&bounds=30,-98,31,-97&category=pizza&metro=austin-tx&city=Austin,+TX&open=now&day=fri&time=18:30&min_rating=4&sort=distance';
  expect(parse(all)).toEqual({
    query: {
      q: 'pizza',
      lat: 30.5,
      lng: -97,
      radius_miles: 5,
      bounds: { south: 30, west: -98, north: 31, east: -97 },
      category: 'pizza',
      metro: 'austin-tx',
      city: 'Austin, TX',
      open: 'now',
      day: 'fri',
      time: '18:30',
      min_rating: 4,
      sort: 'distance',
    },
    fields: null,
  });
});

test('what is valid is kept beside messages for what is not', () => {
  const { query, fields } = parse('q=pizza&min_rating=9&sort=cheapest');
  expect(query).toEqual({ ...defaults, q: 'pizza' });
  expect(Object.keys(fields ?? {})).toEqual(['min_rating', 'sort']);
});

test.each(['lat=1', 'lng=1', 'day=mon', 'time=10:00'])(
  'half a pair is asked to be completed: %s',
  (query) => {
    const { fields, query: parsed } = parse(query);
    expect(Object.values(fields ?? {})[0]?.[0]).toContain('belong together');
    expect(parsed).toEqual(defaults);
  },
);

test('sorting by distance needs a place', () => {
  expect(parse('sort=distance').fields).toHaveProperty('sort');
  expect(parse('sort=distance&near=Austin').fields).toBeNull();
  expect(parse('sort=distance&lat=1&lng=1').fields).toBeNull();
});

test('an area that is none is explained', () => {
  expect(parse('q=tea&bounds=31,-98,30,-97')).toEqual({
    query: { ...defaults, q: 'tea' },
    fields: { bounds: ['Please give bounds as south,west,north,east in degrees.'] },
  });
});

test('unknown and repeated parameters are named', () => {
  expect(findUnknownParameters(new URLSearchParams('q=a&q=b&x=1&toString=1'))).toEqual({
    q: ['Please give this once.'],
    x: ['There is no parameter of this name.'],
    toString: ['There is no parameter of this name.'],
  });
});

test('a cursor survives its way through a URL, accents included', () => {
  const cursor = { key: 'café — 寿司', id: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  expect(formatCursor(cursor)).toMatch(/^[\w-]+$/);
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

test.each([
  '',
  'abc',
  '%%%',
  btoa('{}'),
  btoa('["a"]'),
  btoa('["a","b"]'),
  btoa('[1,"0f8fad5b-d9cb-469f-a165-70867728950e"]'),
])('what is no cursor of ours is refused: "%s"', (text) => {
  expect(parseCursor(text)).toBeNull();
});
