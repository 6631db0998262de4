import { expect, test, vi } from 'vitest';
import { AppError } from '#app/errors/app-error.ts';
import { parseLeniently, parseWith, toFirstValues, toValues } from '#app/errors/parse.ts';
import { formatCursor, parseCursor, searchQuerySchema } from './search-query.ts';

/** As a page reads it. */
function parse(text: string) {
  const values = toFirstValues(new URLSearchParams(text));
  const { value: query, fields } = parseLeniently(searchQuerySchema, values);
  return { query, fields };
}

/** What a program is told that asks so; null when all is well. */
function findMistakes(text: string) {
  try {
    parseWith(searchQuerySchema.strict(), toValues(new URLSearchParams(text)));
    return null;
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}
const defaults = { sort: 'relevance' };

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

test('valid parameters are used, and invalid ones get messages', () => {
  const { query, fields } = parse('q=pizza&min_rating=9&sort=cheapest');
  expect(query).toEqual({ ...defaults, q: 'pizza' });
  expect(Object.keys(fields ?? {})).toEqual(['min_rating', 'sort']);
});

test.each(['lat=1', 'lng=1', 'day=mon', 'time=10:00'])(
  'an incomplete pair asks for its other half: %s',
  (query) => {
    const { fields, query: parsed } = parse(query);
    expect(Object.values(fields ?? {})[0]?.[0]).toContain(' together');
    expect(parsed).toEqual(defaults);
  },
);

test.each([
  ['2026-12-24', '2026-12-24'],
  ['today', '2026-11-26'],
  ['tomorrow', '2026-11-27'],
  ['thursday', '2026-11-26'],
  ['saturday', '2026-11-28'],
  ['wednesday', '2026-12-02'],
  ['thanksgiving', '2026-11-26'],
  ['christmas-eve', '2026-12-24'],
  ['new-years-day', '2027-01-01'],
])('a date is written as a date or as a word for one: %s', (written, date) => {
  // Already Friday in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-26T21:00-06:00') });
  expect(parse(`date=${written}`)).toEqual({ query: { ...defaults, date }, fields: null });
  expect(parse(`date=${written}&time=21:00`).query).toEqual({ ...defaults, date, time: '21:00' });
  vi.useRealTimers();
});

test.each(['someday', '2026-02-30', 'constructor', '12/24'])('no date: %s', (written) => {
  expect(parse(`date=${written}`)).toEqual({
    query: defaults,
    fields: { date: [expect.stringContaining('“thanksgiving”')] },
  });
});

test('sorting by distance needs a place', () => {
  expect(parse('sort=distance').fields).toHaveProperty('sort');
  expect(parse('sort=distance&near=Austin').fields).toBeNull();
  expect(parse('sort=distance&lat=1&lng=1').fields).toBeNull();
});

test('an invalid area gets an explanation', () => {
  expect(parse('q=tea&bounds=31,-98,30,-97')).toEqual({
    query: { ...defaults, q: 'tea' },
    fields: { bounds: ['Please enter bounds as south,west,north,east in degrees.'] },
  });
});

test('unknown and repeated parameters are named', () => {
  expect(findMistakes('q=a&q=b&x=1&toString=1')).toEqual({
    q: ['Please send this only once.'],
    x: ['Unknown parameter.'],
    toString: ['Unknown parameter.'],
  });
});

test('a program gets every error at once', () => {
  expect(
    Object.keys(findMistakes('q=%00&lat=1&day=someday&time=10:00&x=1&sort=distance') ?? {}),
  ).toEqual(['q', 'day', 'x', 'lng']);
  expect(findMistakes('__proto__=1&x=')).toEqual(
    Object.fromEntries(['__proto__', 'x'].map((name) => [name, ['Unknown parameter.']])),
  );
  expect(findMistakes('q=&near=%20&sort=name')).toBeNull();
});

test('a page uses the first of two values and ignores unrelated parameters', () => {
  expect(parse('q=a&q=b&utm_source=x&__proto__=1')).toEqual({
    query: { ...defaults, q: 'a' },
    fields: null,
  });
});

test.each([
  ['lat=abc&lng=0', ['lat']],
  ['day=someday&time=10:00', ['day']],
  ['near=%00&sort=distance', ['near']],
])('%s yields the default search and one message', (text, names) => {
  const { query, fields } = parse(text);
  expect(query).toEqual(defaults);
  expect(Object.keys(fields ?? {})).toEqual(names);
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
])('an invalid cursor is rejected: "%s"', (text) => {
  expect(parseCursor(text)).toBeNull();
});

test.each([
  ['category=bakeries,+cafes,,-bars', { category: 'bakeries,cafes,-bars' }],
  ['price=-over-100,under-25', { price: 'under-25,-over-100' }],
  ['features=Kid+friendly,-Cash+only', { features: ['Kid friendly', '-Cash only'] }],
  ['specialty=Ramen&neighborhood=Hyde+Park', { specialty: 'Ramen', neighborhood: 'Hyde Park' }],
])('facets take several values and values to exclude: %s', (text, query) => {
  expect(parse(text)).toEqual({ query: { ...defaults, ...query }, fields: null });
});

test.each([
  ['category=Bakeries!', 'category', 'This name is not known.'],
  ['category=,', 'category', 'This name is not known.'],
  ['price=cheap', 'price', 'Please use some of under-25, 25-to-50, 50-to-100, over-100.'],
  ['specialty=a,b,c,d,e,f,g,h,i,j,k', 'specialty', 'Please use at most 10 values.'],
])('a facet without meaning has a message: %s', (text, name, message) => {
  expect(findMistakes(text)).toEqual({ [name]: [message] });
});
