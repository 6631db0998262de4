import { expect, test } from 'vitest';
import {
  changeSearch,
  chooseWhere,
  readSearchAddress,
  searchAddress,
  typedSearchAddress,
} from './search-address.ts';

const current = new URLSearchParams(
  'near=Austin&category=cafes&min_rating=4&metro=austin-tx&cursor=abc&utm=x',
);

test('an address leaves out empty values and orders its parameters', () => {
  expect(searchAddress({ near: 'Austin, TX', q: 'tea & cake', category: '  ', metro: null })).toBe(
    '/?q=tea+%26+cake&near=Austin%2C+TX',
  );
  expect(searchAddress({})).toBe('/');
});

test('a search within a metro is at its address, and leaves it with the metro', () => {
  expect(searchAddress({ metro: 'austin-tx' })).toBe('/browse/metro/austin-tx');
  expect(searchAddress({ metro: 'austin-tx', open: 'now' })).toBe(
    '/browse/metro/austin-tx?open=now',
  );
  expect(changeSearch(current, { metro: null, near: null, min_rating: null })).toBe(
    '/?category=cafes',
  );
});

test('a search is parsed from search addresses only', () => {
  const read = (address: string) => readSearchAddress(new URL(address, 'https://example.com'));
  const whole = { metro: 'austin-tx', open: 'now' };
  expect(Object.fromEntries(read(searchAddress(whole)) ?? [])).toEqual(whole);
  expect(Object.fromEntries(read('/?q=tea') ?? [])).toEqual({ q: 'tea' });
  expect(read('/business/tea-house')).toBeNull();
});

test('a changed filter keeps the others and starts at the first page', () => {
  expect(changeSearch(current, { open: 'now' })).toBe(
    '/browse/metro/austin-tx?near=Austin&category=cafes&open=now&min_rating=4',
  );
  expect(changeSearch(current, { category: null })).toBe(
    '/browse/metro/austin-tx?near=Austin&min_rating=4',
  );
  expect(changeSearch(current, { cursor: 'def' })).toContain('cursor=def');
});

test('a city’s list stays a list when its last filter is removed', () => {
  const list = new URLSearchParams({ metro: 'austin-tx', category: 'cafes', cursor: 'abc' });
  expect(changeSearch(list, { category: null })).toBe('/browse/metro/austin-tx?sort=rating');
  expect(changeSearch(list, { metro: null, category: null })).toBe('/');
});

test('new words drop the filters about words and keep those about the place', () => {
  const before = { what: 'Cafés & Coffee', where: 'Austin' };
  expect(
    typedSearchAddress(current, { what: 'tacos', where: 'Austin', category: null, before }),
  ).toBe('/browse/metro/austin-tx?q=tacos&near=Austin');
});

test('a new place drops the filters about the place and keeps those about words', () => {
  const before = { what: 'Cafés & Coffee', where: 'Austin' };
  const typed = { what: 'Cafés & Coffee', where: 'Denver', category: 'cafes', before };
  expect(typedSearchAddress(current, typed)).toBe('/?near=Denver&category=cafes&min_rating=4');
});

test('a suggested category is searched by its slug', () => {
  const before = { what: '', where: '' };
  const typed = { what: 'Pizza', where: '', category: 'pizza', before };
  expect(typedSearchAddress(new URLSearchParams(), typed)).toBe('/?category=pizza');
});

test('searching again for the same changes nothing but the page', () => {
  const before = { what: 'Cafés & Coffee', where: 'Austin' };
  const typed = { what: 'Cafés & Coffee ', where: 'Austin', category: 'cafes', before };
  expect(typedSearchAddress(current, typed)).toBe(
    '/browse/metro/austin-tx?near=Austin&category=cafes&min_rating=4',
  );
});

test.each([
  ['a position', 'lat=30.27&lng=-97.74', 'Austin, TX'],
  ['an area of the map', 'bounds=30,-98,31,-97', ''],
])('%s stays with the next search, until another place is typed', (_name, query, box) => {
  const present = new URLSearchParams(`q=pizza&${query}`);
  const before = { what: 'pizza', where: box, category: null };
  const next = (typed: { what: string; where: string }) => {
    const where = chooseWhere(present, {
      typed: { ...typed, category: null },
      before,
      lastPlace: 'Austin, TX',
    });
    return typedSearchAddress(present, { ...typed, where, category: null, before });
  };
  const kept = new URLSearchParams(`q=tea&${query}`);
  const address = new URL(next({ what: 'tea', where: box }), 'https://x.example');
  expect(address.searchParams).toEqual(kept);
  expect(next({ what: 'tea', where: 'Waco, TX' })).toBe('/?q=tea&near=Waco%2C+TX');
});

test('an emptied box means anywhere', () => {
  const present = new URLSearchParams('q=pizza&lat=30.27&lng=-97.74');
  const before = { what: 'pizza', where: 'Austin, TX', category: null };
  const typed = { ...before, where: '' };
  expect(chooseWhere(present, { typed, before, lastPlace: 'Austin, TX' })).toBe('Anywhere');
});
