import { expect, test } from 'vitest';
import { smallCountry } from '../import-fixture.ts';
import { reconcilePlace, type StatedPlace } from './reconcile-place.ts';

const nothing: StatedPlace = { city: null, state: null, zip_code: null, coordinates: null };
const inAustin = { lat: 30.3, lng: -97.7 };
const inHouston = { lat: 29.76, lng: -95.37 };
const austin = { city: 'Austin', state: 'TX', zip_code: '78701', coordinates: inAustin };

function agree(stated: Partial<StatedPlace>) {
  const warnings: string[] = [];
  const place = reconcilePlace({
    stated: { ...nothing, ...stated },
    places: smallCountry,
    warn: (field, problem, cell) => warnings.push(`${field} ${problem}: ${cell}`),
  });
  return { place, warnings };
}

test('a consistent address stays unchanged, without warnings', () => {
  const { place, warnings } = agree(austin);
  expect(place).toEqual({ ...austin, isContradictory: false });
  expect(warnings).toEqual([]);
});

test.each<[string, Partial<StatedPlace>, string]>([
  ['a city and a state', { city: 'St. Louis', state: 'MO' }, '63101'],
  ['a city and a state in capitals', { city: 'NEW YORK CITY', state: 'NY' }, '10001'],
  ['coordinates', { coordinates: inHouston }, '77002'],
  ['a city nobody knows and coordinates', { city: 'Montrose', coordinates: inHouston }, '77002'],
])('a missing zip code comes from %s', (_, stated, zip_code) => {
  const { place, warnings } = agree(stated);
  expect(place).toMatchObject({ zip_code, city: stated.city ?? 'Houston' });
  expect(warnings).toContain('zip_code was filled in: ');
});

test('city and state come from a zip code, which keeps its four digits more', () => {
  const { place, warnings } = agree({ zip_code: '05401-1234' });
  expect(place).toMatchObject({ city: 'Burlington', state: 'VT', zip_code: '05401-1234' });
  expect(warnings).toEqual(['state was filled in: ', 'city was filled in: ']);
});

test.each<[string, Partial<StatedPlace>, string]>([
  ['a zip code', { ...austin, zip_code: '79901' }, 'zip_code lies elsewhere than the rest: 79901'],
  [
    'a zip code of no state',
    { ...austin, zip_code: '99999' },
    'zip_code is no zip code there: 99999',
  ],
  ['a state', { ...austin, state: 'OR' }, 'state lies elsewhere than the rest: OR'],
  ['a city', { ...austin, city: 'El Paso' }, 'city lies elsewhere than the rest: El Paso'],
])('%s that contradicts the rest is overruled and said', (_, stated, warning) => {
  const { place, warnings } = agree(stated);
  expect(place).toEqual({ ...austin, isContradictory: true });
  expect(warnings).toEqual([warning]);
});

test('coordinates far from city and zip code are dropped', () => {
  const { place, warnings } = agree({ ...austin, coordinates: inHouston });
  expect(place).toMatchObject({ ...austin, coordinates: null, isContradictory: false });
  expect(warnings).toEqual(['coordinates over 50 miles from the address, dropped: 29.76, -95.37']);
});

test('city and state outweigh coordinates that contradict them', () => {
  const { place } = agree({ city: 'Austin', state: 'TX', coordinates: inHouston });
  expect(place).toMatchObject({ city: 'Austin', coordinates: null });
});

test('a city that two states have is the one that the zip code means', () => {
  const { place, warnings } = agree({ city: 'Portland', state: 'OR', zip_code: '04101' });
  expect(place).toMatchObject({ city: 'Portland', state: 'ME', zip_code: '04101' });
  expect(warnings).toEqual(['state lies elsewhere than the rest: OR']);
});

test('coordinates just across a border leave a listing in its state', () => {
  const across = { lat: 45.63, lng: -122.67 };
  const portland = { city: 'Portland', state: 'OR', zip_code: '97212', coordinates: across };
  const { place, warnings } = agree(portland);
  expect(place).toMatchObject(portland);
  expect(warnings).toEqual([]);
});

test('a neighbourhood without a post office and a new zip code are believed', () => {
  const stated = { city: 'Hyde Park', state: 'TX', zip_code: '78798', coordinates: null };
  const { place, warnings } = agree(stated);
  expect(place).toEqual({ ...stated, isContradictory: false });
  expect(warnings).toEqual([]);
});

test.each<[Partial<StatedPlace>]>([
  [{}],
  [{ state: 'TX' }],
  [{ city: 'Nowhere', state: 'TX' }],
  [{ city: 'Nowhere', state: 'TX', zip_code: '99999' }],
  [{ coordinates: { lat: 52.5, lng: 13.4 } }],
])('%j is no place', (stated) => {
  expect(agree(stated).place).toBeNull();
});
