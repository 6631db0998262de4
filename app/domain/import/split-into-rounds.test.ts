import { expect, test } from 'vitest';
import { listingOf } from './import-fixture.ts';
import type { ImportRow } from './read-row.ts';
import { splitIntoRounds } from './split-into-rounds.ts';

const oak = listingOf({ name: 'Oak Diner', street: '12 Elm St', phone: '(512) 555-0101' });
const elsewhere = { street: '9 Ash St', zip_code: '78704', phone: null };

const split = (...rows: (typeof oak)[]) =>
  splitIntoRounds(rows).map((round) => round.map(({ name }) => name));

test('rows that have nothing in common are compared at once', () => {
  expect(split(oak, { ...oak, ...elsewhere, name: 'Elm' })).toEqual([['Oak Diner', 'Elm']]);
});

test.each<[string, ImportRow]>([
  ['a phone number', { ...oak, ...elsewhere, name: 'Elm', phone: oak.phone }],
  ['a house', { ...oak, name: 'Elm', phone: null, zip_code: '78701-1234' }],
  ['a name', { ...oak, ...elsewhere, name: 'OAK DINER' }],
  ['the beginning of a name', { ...oak, name: 'Oak Dinner', street: null, phone: null }],
])('rows that share %s come one after the other', (_shared, other) => {
  expect(split(oak, other)).toEqual([['Oak Diner'], [other.name]]);
});

test('the newer row comes later, also where only a third one is between them', () => {
  const between = { ...oak, ...elsewhere, name: 'Elm', phone: oak.phone };
  const last = { ...between, name: 'Elms', phone: null };
  expect(split(oak, between, last)).toEqual([['Oak Diner'], ['Elm'], ['Elms']]);
});
