import { describe, expect, test } from 'vitest';
import {
  fillFromHome,
  findHome,
  isPlaceGuessed,
  noDefaultLocation,
  type RowOfSample,
} from './find-home.ts';
import { createPlaces, type ZipPlace } from './places.ts';

const place = (zip: string, city: string, state: string, lat = 40, lng = -90): ZipPlace => ({
  zip,
  city,
  state,
  lat,
  lng,
});
/** So many zip codes has a city that everybody knows. */
const metropolis = (city: string, state: string, from: number) =>
  Array.from({ length: 24 }, (_, index) => place(String(from + index), city, state));

const places = createPlaces([
  place('27513', 'Cary', 'NC'),
  place('60013', 'Cary', 'IL'),
  place('27529', 'Garner', 'NC'),
  place('50438', 'Garner', 'IA'),
  place('27545', 'Knightdale', 'NC'),
  place('21014', 'Bel Air', 'MD'),
  place('21015', 'Bel Air', 'MD'),
  ...metropolis('Los Angeles', 'CA', 90001),
  ...metropolis('New York', 'NY', 10001),
]);

function row(city: string | null, phone: string | null = null): RowOfSample {
  return { stated: { city, state: null, zip_code: null, coordinates: null }, phone };
}
const many = (...rows: RowOfSample[]) => Array.from({ length: 12 }, () => rows).flat();

function fillRow(home: ReturnType<typeof findHome>, { stated, phone }: RowOfSample) {
  const warnings: string[] = [];
  const warn = (field: string) => void warnings.push(field);
  const { city, state, zip_code } = fillFromHome({ stated, phone, home, places, warn });
  return { city, state, zip_code, warnings };
}

describe('a file that names no state', () => {
  test('belongs to the state that has nearly all of its cities', () => {
    const home = findHome(many(row('CARY'), row('KNIGHTDALE'), row('GARNER'), row('RTP')), places);
    expect(home.state).toBe('NC');
    expect(fillRow(home, row('CARY'))).toEqual({
      city: 'CARY',
      state: 'NC',
      zip_code: null,
      warnings: ['state'],
    });
  });

  test('gets its states from phone numbers and large cities', () => {
    const angeleno = row('los angeles', '(310) 246-1501');
    const home = findHome(many(angeleno, row('new york')), places);
    expect(home.state).toBeNull();
    expect(fillRow(home, row('new york city', '(310) 246-1502'))).toMatchObject({ state: 'NY' });
    // One of that name in Maryland is the larger one.
    expect(fillRow(home, row('bel air', '(310) 472-1211'))).toMatchObject({
      city: 'bel air',
      state: 'CA',
      warnings: ['state', 'zip_code'],
    });
    expect(fillRow(home, row('bel air'))).toMatchObject({ state: 'MD' });
    expect(fillRow(home, row('bel air', '(800) 472-1211'))).toMatchObject({ state: 'MD' });
  });
});

describe('a row that names no city', () => {
  test('gets the city of nearly all other rows, if there are enough', () => {
    const home = findHome(many(row('Los Angeles')), places);
    expect(fillRow(home, row(null))).toMatchObject({ city: 'Los Angeles', state: 'CA' });
    expect(fillRow(findHome([row('Los Angeles')], places), row(null)).city).toBeNull();
    const mixed = findHome(many(row('Los Angeles'), row('New York')), places);
    expect(fillRow(mixed, row(null)).city).toBeNull();
  });

  test('gets no city when its zip code is elsewhere', () => {
    const home = findHome(many(row('Los Angeles')), places);
    const stated = { ...row(null).stated, zip_code: '10001' };
    expect(fillRow(home, { stated, phone: null })).toMatchObject({ city: null, warnings: [] });
  });
});

describe('the place of a row', () => {
  const home = findHome(many(row('Los Angeles', '(310) 246-1501'), row('Los Angeles')), places);
  const isGuessed = ({ stated, phone }: RowOfSample, street: string | null) => {
    const filled = fillFromHome({ stated, phone, home, places, warn: () => undefined });
    return isPlaceGuessed({ stated, filled, street, home });
  };
  const inState = { ...row(null).stated, state: 'CA' };

  test.each<[string, RowOfSample, string | null]>([
    ['nothing', row(null), null],
    ['a telephone', row(null, '(310) 246-1501'), null],
    ['a state', { stated: inState, phone: null }, null],
  ])('counts as a guess when the row states %s', (_what, one, street) => {
    expect(isGuessed(one, street)).toBe(true);
  });

  test.each<[string, RowOfSample, string | null]>([
    ['a city', row('Cary'), null],
    ['a street of the one city of its file', row(null), '12 Elm St'],
    ['a zip code', { stated: { ...inState, zip_code: '90001' }, phone: null }, null],
    [
      'coordinates',
      { stated: { ...inState, coordinates: { lat: 40, lng: -90 } }, phone: null },
      null,
    ],
  ])('counts as certain when the row states %s', (_what, one, street) => {
    expect(isGuessed(one, street)).toBe(false);
  });

  test('counts as a guess when only the area code gives its city', () => {
    const mixed = findHome(many(row('Los Angeles', '(310) 246-1501'), row('New York')), places);
    const { stated, phone } = row(null, '(310) 246-1502');
    const filled = fillFromHome({ stated, phone, home: mixed, places, warn: () => undefined });
    expect(filled.city).toBe('Los Angeles');
    expect(isPlaceGuessed({ stated, filled, street: '12 Elm St', home: mixed })).toBe(true);
  });
});

test('a file with a single row fills in no state', () => {
  expect(fillRow(noDefaultLocation, row('Cary'))).toMatchObject({ state: null, warnings: [] });
});
