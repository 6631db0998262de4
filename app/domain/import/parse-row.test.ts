import { describe, expect, test } from 'vitest';
import { forFields } from '../business/business.ts';
import { type ImportField, optionalTexts } from './fields.ts';
import { smallCountry } from './import-fixture.ts';
import { parseRow } from './parse-row.ts';
import { noDefaultLocation } from './place/find-home.ts';

const complete: Partial<Record<ImportField, string>> = {
  name: 'Oak Diner',
  street: '12 Elm St',
  city: 'Austin',
  state: 'Texas',
  zip_code: '78701',
};

function parse(cells: Partial<Record<ImportField, string>>) {
  const row = { ...complete, ...cells };
  const fields = Object.keys(row) as ImportField[];
  const warnings: string[] = [];
  const parsed = parseRow(Object.values(row), {
    mapping: Object.fromEntries(fields.map((field, index) => [field, index])),
    constants: {},
    naming: { brand: null, hasBrands: false, areBranches: false },
    hoursColumns: [],
    hasOwners: false,
    places: smallCountry,
    home: noDefaultLocation,
    today: '2026-11-22',
    warn: (field, problem, cell) => warnings.push(`${field} ${problem}: ${cell}`),
  });
  return { parsed, warnings };
}

function parseListing(cells: Partial<Record<ImportField, string>>) {
  const { parsed, warnings } = parse(cells);
  if (parsed.kind !== 'listing') throw new Error(JSON.stringify(parsed));
  return { ...parsed, warnings };
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
      ...forFields(optionalTexts, null),
      name: 'Oak Diner',
      street: '12 Elm St, Suite 4',
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
      lat: null,
      lng: null,
      phone: '(512) 555-0123',
      email: 'hi@example.com',
      website: 'https://example.com',
      status: 'published',
      temporarily_closed: false,
      hold: null,
      opening_hours: null,
      source_date: null,
    });
  });

  test('needs neither street nor phone nor e-mail nor website', () => {
    const { listing } = parseListing({ street: '' });
    expect(listing).toMatchObject({ street: null, phone: null, email: null, website: null });
  });

  test('turns capitals into normal case', () => {
    const { listing } = parseListing({
      name: "MCDONALD'S",
      street: '12 NW ELM ST',
      city: 'AUSTIN',
      state: 'TX',
    });
    expect(listing).toMatchObject({ name: "McDonald's", street: '12 NW Elm St', city: 'Austin' });
  });

  test('falls back to its legal name', () => {
    expect(parseListing({ name: '', legal_name: 'Oak Inc' }).listing.name).toBe('Oak Inc');
    expect(parseListing({ name: 'Oak', legal_name: 'Oak Inc' }).listing.name).toBe('Oak');
  });

  test.each<[string, Partial<Record<ImportField, string>>]>([
    [
      'columns of its parts',
      { street: '', street_number: '12', street_name: 'Elm', street_suffix: 'St' },
    ],
    ['a street and its number', { street: '', street_number: '12', street_name: 'Elm St' }],
    [
      'a whole address',
      { street: '', city: '', state: '', zip_code: '', address: '12 Elm St, Austin, TX 78701' },
    ],
    [
      'a street that is a whole address',
      { street: '12 Elm St\nAustin, TX 78701', city: '', state: '', zip_code: '' },
    ],
    [
      'a line of city, state and zip code',
      { city: '', state: '', zip_code: '', city_line: 'Austin, TX 78701' },
    ],
    ['a city that says its state', { city: 'Austin, TX 78701', state: '', zip_code: '' }],
  ])('reads its address from %s', (_, cells) => {
    expect(parseListing(cells).listing).toMatchObject({
      street: '12 Elm St',
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
    });
  });

  test('reads its coordinates from one cell', () => {
    const { listing } = parseListing({ point: 'POINT (-97.74 30.27)' });
    expect(listing).toMatchObject({ lat: 30.27, lng: -97.74 });
  });

  test.each([
    ['-97.74', '30.27', { lat: 30.27, lng: -97.74 }],
    ['30.27', '-97.74', { lat: 30.27, lng: -97.74 }],
  ])('reads its coordinates from latitude %j and longitude %j', (lat, lng, stored) => {
    const { listing, warnings } = parseListing({ lat, lng });
    expect(listing).toMatchObject(stored);
    const isSwapped = lat.startsWith('-');
    expect(warnings).toEqual(
      isSwapped ? ['coordinates the wrong way round, exchanged: -97.74, 30.27'] : [],
    );
  });

  test('becomes closed when its file has a closing date', () => {
    expect(parseListing({ closed_on: '12/31/2019' }).listing.status).toBe('closed');
  });

  test('leaves markup out of its name', () => {
    expect(parseListing({ name: '<b>Oak</b> &amp;amp; Co' }).listing.name).toBe('Oak & Co');
  });

  test.each([
    ['78701-1234', '78701-1234'],
    ['787011234', '78701-1234'],
    ['78701-', '78701'],
    ['-78701', '78701'],
  ])('stores its zip code %j as %j', (zip_code, stored) => {
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
  test('are its own', () => {
    const { listing, warnings } = parseListing({ lat: '30.3', lng: '-97.7' });
    expect(listing).toMatchObject({ lat: 30.3, lng: -97.7 });
    expect(warnings).toEqual([]);
  });

  test.each([
    ['0', '0'],
    ['91', '-97'],
    ['30.3', '-197'],
    ['north', 'west'],
    ['30.3', ''],
    ['40.7', '-74'],
  ])('%s, %s cannot be its own and are dropped with a warning', (lat, lng) => {
    const { listing, warnings } = parseListing({ lat, lng });
    expect(listing).toMatchObject({ lat: null, lng: null });
    expect(warnings).toEqual([
      expect.stringMatching(/^coordinates (that are no place|over 50 miles)/),
    ]);
  });

  test.each([
    ['APO', 'AE', '09096'],
    ['FPO', 'AP', '96349-1100'],
    ['DPO', 'AA', '34039'],
  ])('are not needed for mail to the armed forces: %s %s %s', (city, state, zip_code) => {
    const { listing, warnings } = parseListing({ city, state, zip_code });
    expect(listing).toMatchObject({ city, state, zip_code });
    expect(warnings).toEqual([]);
  });
});

describe('a cell that cannot be used', () => {
  test.each<[Partial<Record<ImportField, string>>, object, string]>([
    [{ phone: '555-CALL' }, { phone: null }, 'phone is no phone number: 555-CALL'],
    [{ phone: 'NA' }, { phone: null }, 'phone says nothing: NA'],
    [{ email: 'nobody' }, { email: null }, 'email is no e-mail address: nobody'],
    [{ website: 'http://tbd' }, { website: null }, 'website is no website: http://tbd'],
    [{ zip_code: 'abcde' }, { zip_code: '78701' }, 'zip_code is no zip code: abcde'],
    [{ zip_code: '00000' }, { zip_code: '78701' }, 'zip_code is no zip code: 00000'],
    [{ zip_code: '' }, { zip_code: '78701' }, 'zip_code was filled in: '],
    [{ state: 'Bavaria' }, { state: 'TX' }, 'state is no US state: Bavaria'],
    [{ city: '' }, { city: 'Austin' }, 'city was filled in: '],
  ])('%j is dropped, and the row stays', (cells, expected, warning) => {
    const { listing, warnings } = parseListing(cells);
    expect(listing).toMatchObject({ name: 'Oak Diner', ...expected });
    expect(warnings).toContain(warning);
  });

  test.each([
    ['name', 160],
    ['street', 200],
    ['description', 5000],
  ] as const)(
    '%s is cut between words where it is longer than %i characters',
    (field, maxLength) => {
      const { listing, warnings } = parseListing({ [field]: 'Word '.repeat(maxLength) });
      expect(listing[field]?.length).toBeLessThanOrEqual(maxLength);
      expect(listing[field]).toMatch(/ Word$/);
      expect(warnings).toEqual([expect.stringContaining(`${field} was cut after ${maxLength}`)]);
    },
  );
});

describe('a row that cannot be stored', () => {
  test('names every rule it breaks', () => {
    const { parsed } = parse({ name: ' ', city: '', state: '', zip_code: '', phone: '123' });
    expect(parsed).toEqual({
      kind: 'rejected',
      reasons: [
        'Name is required',
        'City is required',
        'State is required',
        'Zip code is required',
      ],
    });
  });

  test.each<[Partial<Record<ImportField, string>>, string]>([
    [{ name: 'N/A' }, 'Name is required'],
    [{ city: 'Nowhere', zip_code: '' }, 'Zip code is required'],
    [{ city: 'Nowhere', zip_code: '99999' }, 'City, state and zip code do not belong together'],
  ])('%j says why', (cells, reason) => {
    expect(parse(cells).parsed).toEqual({ kind: 'rejected', reasons: [reason] });
  });
});

test('a row of another country is left out without being judged', () => {
  const { parsed } = parse({ country: 'Germany', zip_code: 'nope' });
  expect(parsed).toEqual({ kind: 'not_in_the_us' });
});

test.each([['US'], ['U.S.A.'], ['united states'], ['Puerto Rico'], ['N/A']])(
  'a country cell %s is in',
  (country) => {
    expect(parse({ country }).parsed.kind).toBe('listing');
  },
);
