import { describe, expect, test } from 'vitest';
import type { ImportField } from './fields.ts';
import { parseRow, type ParsedRow } from './parse-row.ts';

const zips = new Map([
  ['78701', { state: 'TX', lat: 30.2713, lng: -97.7426 }],
  ['05401', { state: 'VT', lat: 44.484, lng: -73.2199 }],
  ['79901', { state: 'TX', lat: 31.7601, lng: -106.4788 }],
]);

const complete: Partial<Record<ImportField, string>> = {
  name: 'Oak Diner',
  street: '12 Elm St',
  city: 'Austin',
  state: 'Texas',
  zip_code: '78701',
};

function parse(cells: Partial<Record<ImportField, string>>): ParsedRow {
  const row = { ...complete, ...cells };
  const fields = Object.keys(row) as ImportField[];
  return parseRow(Object.values(row), {
    mapping: Object.fromEntries(fields.map((field, index) => [field, index])),
    lookupZip: (zip) => zips.get(zip) ?? null,
    lookupTimeZone: (lat, lng) => `zone of ${lat}, ${lng}`,
  });
}

function parseListing(cells: Partial<Record<ImportField, string>>) {
  const parsed = parse(cells);
  if (parsed.kind !== 'listing') throw new Error(JSON.stringify(parsed));
  return parsed;
}

describe('a row that can be stored', () => {
  test('becomes a listing in our spelling', () => {
    const { listing } = parseListing({
      name: '  Oak\0  Diner\n',
      street_2: 'Suite 4',
      state: 'tx',
      zip_code: '78701 -',
      phone: '+1 512-555-0123',
      email: 'Hi@Example.com',
      website: 'example.com',
      country: 'USA',
    });
    expect(listing).toEqual({
      name: 'Oak Diner',
      description: null,
      street: '12 Elm St, Suite 4',
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
      lat: null,
      lng: null,
      map_lat: 30.2713,
      map_lng: -97.7426,
      time_zone: 'zone of 30.2713, -97.7426',
      phone: '(512) 555-0123',
      email: 'hi@example.com',
      website: 'https://example.com',
      status: 'published',
      temporarily_closed: false,
    });
  });

  test('needs neither street nor phone nor e-mail nor website', () => {
    const { listing } = parseListing({ street: '' });
    expect(listing).toMatchObject({ street: null, phone: null, email: null, website: null });
  });

  test('keeps markup as the text it is', () => {
    expect(parseListing({ name: '<b>Oak</b> & Co' }).listing.name).toBe('<b>Oak</b> & Co');
  });

  test.each([
    ['78701-1234', '78701-1234'],
    ['787011234', '78701-1234'],
    ['78701-', '78701'],
    ['-78701', '78701'],
  ])('has its zip code %j stored as %j', (zip_code, stored) => {
    expect(parseListing({ zip_code }).listing.zip_code).toBe(stored);
  });

  test('gets back the zero that a spreadsheet took from its zip code', () => {
    const { listing } = parseListing({ zip_code: '5401', city: 'Burlington', state: 'Vermont' });
    expect(listing.zip_code).toBe('05401');
  });

  test.each([
    ['Closed', 'closed', false],
    ['Temporarily closed', 'published', true],
    ['planning', 'published', true],
    ['micro', 'published', false],
  ])('with the status %j is %s', (status, stored, temporarily_closed) => {
    expect(parseListing({ status }).listing).toMatchObject({ status: stored, temporarily_closed });
  });
});

describe("a row's coordinates", () => {
  test('decide its place and its time zone', () => {
    const { listing, place, warning } = parseListing({ lat: '30.3', lng: '-97.7' });
    expect(listing).toMatchObject({ lat: 30.3, lng: -97.7, time_zone: 'zone of 30.3, -97.7' });
    expect(place).toEqual({ lat: 30.3, lng: -97.7 });
    expect(warning).toBeNull();
  });

  test.each([
    ['0', '0'],
    ['91', '-97'],
    ['30.3', '-197'],
    ['north', 'west'],
    ['30.3', ''],
    ['-97.7', '30.3'],
    ['40.7', '-74'],
  ])('%s, %s cannot be its own and are dropped with a warning', (lat, lng) => {
    const { listing, place, warning } = parseListing({ lat, lng });
    expect(listing).toMatchObject({ lat: null, lng: null });
    expect(place).toEqual({ lat: 30.2713, lng: -97.7426 });
    expect(warning).toMatch(/^Coordinates .* were dropped/);
  });

  test("and zip code unknown, its time zone is its state's", () => {
    const { listing, place } = parseListing({ zip_code: '99999' });
    expect(listing.time_zone).toBe('America/Chicago');
    expect(place).toBeNull();
  });
});

describe('a row that cannot be stored', () => {
  test('names every rule it breaks', () => {
    expect(parse({ name: ' ', city: '', state: '', zip_code: '', phone: '123' })).toEqual({
      kind: 'rejected',
      reasons: [
        'Name is required',
        'City is required',
        'State is required',
        'Zip code is required',
        'Please enter a valid 10-digit phone number',
      ],
    });
  });

  test.each([
    [{ state: 'Bavaria' }, 'Please enter a valid US state'],
    [{ zip_code: '7870' }, 'Please enter a valid zip code (5 digits, or 5+4)'],
    [{ zip_code: '78701-12' }, 'Please enter a valid zip code (5 digits, or 5+4)'],
    [{ email: 'nobody' }, 'Please enter a valid email address (e.g., name@example.com)'],
    [{ website: 'http://tbd' }, 'Please enter a valid website URL'],
    [{ phone: '2 512 555 0123' }, 'Please enter a valid 10-digit phone number'],
    [{ name: 'x'.repeat(161) }, 'Name is longer than 160 characters'],
    [{ street: 'x'.repeat(201) }, 'Street is longer than 200 characters'],
    [{ city: 'x'.repeat(101) }, 'City is longer than 100 characters'],
    [{ description: 'x'.repeat(5001) }, 'Description is longer than 5000 characters'],
  ])('%j says why', (cells, reason) => {
    expect(parse(cells)).toEqual({ kind: 'rejected', reasons: [reason] });
  });
});

test('a row of another country is left out without being judged', () => {
  expect(parse({ country: 'Germany', zip_code: 'nope' })).toEqual({ kind: 'not-in-the-us' });
});

test.each([['US'], ['U.S.A.'], ['united states'], ['Puerto Rico']])('%s is in', (country) => {
  expect(parse({ country }).kind).toBe('listing');
});
