import { expect, test } from 'vitest';
import { places } from '#app/domain/import/place/places.ts';
import { createRowReader, type ImportRow } from '#app/domain/import/read-row.ts';
import { readTable } from '#app/domain/import/read/read-table.ts';
import { chooseMapping, formatFound } from './choose-mapping.ts';
import { faultyFiles } from './faulty-files-fixture.ts';

/** Reads a file as the command does, and the screen: what it says of it, and the listings it would add. */
async function importFile(name: keyof typeof faultyFiles) {
  const bytes = faultyFiles[name];
  const table = await readTable({
    name: `${name}.csv`,
    async *open() {
      yield bytes;
    },
  });
  const { mapping } = chooseMapping({ ...table, columns: {}, constants: {}, fileName: 'list.csv' });
  const listings: ImportRow[] = [];
  const rejected: string[] = [];
  const counts = new Map<string, number>();
  const readRow = createRowReader({
    ...table,
    mapping,
    constants: {},
    fileName: `${name}.csv`,
    category: null,
    places,
    categories: [{ id: 1, slug: 'other', name: 'Other', synonyms: [], attributes: [] }],
  });
  for await (const record of table.rows) {
    const row = readRow(record);
    if (row.kind === 'rejected') rejected.push(...row.reasons);
    if (row.kind !== 'listing') continue;
    listings.push(row.listing);
    for (const { field, problem } of row.warnings) {
      const warning = `${field} ${problem}`;
      counts.set(warning, (counts.get(warning) ?? 0) + 1);
    }
  }
  return {
    told: formatFound(table),
    header: table.header,
    listings,
    rejected,
    warnings: [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([warning, rows]) => `${warning}: ${rows}`),
  };
}

const accented = [{ name: 'Café Olé' }, { name: 'Señor Peña’s' }, { name: 'Müller’s Bakery' }];

test('cells that cannot be used are dropped, counted by column, and their rows stay', async () => {
  const { listings, rejected, warnings } = await importFile('cells');
  expect(rejected).toEqual([]);
  expect(
    listings.map(({ name, phone, website, zip_code }) => [name, phone, website, zip_code]),
  ).toEqual([
    ['No Phone Cafe', null, null, '78701'],
    ['Dash Cafe', null, null, '78701'],
    ['Call Cafe', null, null, '78701'],
    ['Zero Cafe', null, null, '78701'],
    ['Short Cafe', null, 'https://short.example.com', '78701'],
    ['Extension Cafe', '(512) 867-5301', null, '78701'],
    ['Two Phones Cafe', '(512) 867-5302', null, '78701'],
    ['Bad Zip Cafe', '(512) 867-5304', null, '78756'],
    ['Missing Zip Cafe', '(512) 867-5305', null, '78756'],
    ['Spreadsheet Cafe', '(512) 867-5306', null, '78701'],
    ['Lost Zero Cafe', '(802) 867-5307', null, '05401'],
    ['Puerto Rico Cafe', '(787) 867-5308', null, '00901'],
  ]);
  expect(warnings.toSorted()).toEqual([
    'phone has a second number: 1',
    'phone is no phone number: 3',
    'phone says nothing: 2',
    'website is no website: 2',
    'website says nothing: 2',
    'zip_code is no zip code: 1',
    'zip_code was filled in: 2',
  ]);
});

test('the majority of zip code, state, city, and coordinates wins, and the rest is reported', async () => {
  const { listings, warnings } = await importFile('places');
  expect(listings).toMatchObject([
    { city: 'Austin', state: 'TX', zip_code: '78756', lat: 30.2672 },
    { city: 'Austin', state: 'TX', zip_code: '78701', lat: null },
    { city: 'Austin', state: 'TX', zip_code: '78701', lat: 30.2672 },
    { city: 'Austin', state: 'TX', zip_code: '78701', lat: 30.2672, lng: -97.7431 },
    { city: 'Austin', state: 'TX', zip_code: '78701', lat: null },
  ]);
  expect(warnings.toSorted()).toEqual([
    'coordinates over 50 miles from the address, dropped: 1',
    'coordinates that are no place on the globe, dropped: 1',
    'coordinates the wrong way round, exchanged: 1',
    'state lies elsewhere than the rest: 1',
    'zip_code lies elsewhere than the rest: 1',
  ]);
});

test.each([
  [
    'mixedLineEnds',
    'UTF-8',
    [{ name: 'Oak Street Diner' }, { name: 'Elm Cafe' }, { name: 'Ash Cafe' }],
  ],
  ['badByte', '1 unreadable byte left out', [{ name: 'Café Olé' }, { street: '2 Elm St' }]],
  ['utf16Little', 'UTF-16LE', accented],
  ['utf16Big', 'UTF-16BE', accented],
  ['macRoman', 'Mac Roman', accented],
  ['titles', 'Above the header: Licenses of the City of Austin', [{ name: 'Oak Street Diner' }]],
  [
    'spreadsheet',
    'sheet "Listings"',
    [
      { name: 'Oak Street Diner', zip_code: '78704' },
      { name: 'Elm Cafe', zip_code: '05401', phone: '(802) 867-5307' },
    ],
  ],
  [
    'splitAddress',
    'UTF-8',
    [
      { name: 'Oak Street Diner', street: '1200 S Lamar Blvd, Ste 4', city: 'Austin' },
      { name: 'Elm Cafe', street: '9 Elm St' },
    ],
  ],
  [
    'fullAddress',
    'UTF-8',
    [
      { street: '1200 S Lamar Blvd', city: 'Austin', state: 'TX', zip_code: '78704' },
      { street: '9 Elm St Ste 3', city: 'Round Rock', state: 'TX', zip_code: '78664-1234' },
    ],
  ],
] as const)('%s is read in full, with the note “%s”', async (name, message, expected) => {
  const { told, listings, rejected } = await importFile(name);
  expect(told).toContain(message);
  expect(listings).toMatchObject(expected);
  expect(rejected).toEqual([]);
});

test('without a header, the state beside them tells zip codes from five-digit ids', async () => {
  const { told, listings, warnings } = await importFile('noHeader');
  expect(told).toContain('No header');
  expect(listings).toMatchObject([
    { name: 'Oak Street Diner', city: 'Austin', state: 'TX', zip_code: '78704' },
    { name: 'Elm Cafe', zip_code: '78701' },
    { name: 'Ash Bakery', zip_code: '78702' },
    { name: 'Fir Books', zip_code: '78703' },
  ]);
  expect(warnings).toEqual([]);
});

test('columns of one name are distinguished', async () => {
  const { header, listings } = await importFile('duplicateHeaders');
  expect(header).toEqual([
    'Name',
    'Address',
    'Address (2)',
    'City',
    'State',
    'Zip',
    'Phone',
    'Phone (2)',
  ]);
  expect(listings).toMatchObject([
    { street: '1200 S Lamar Blvd, Suite 4', phone: '(512) 867-5309' },
    { street: '9 Elm St' },
  ]);
});

test('a quote that is never closed costs its row and says where', async () => {
  const { listings, rejected } = await importFile('unclosedQuote');
  expect(listings).toMatchObject([
    { name: 'Oak Street Diner' },
    { name: 'Ash Cafe' },
    { name: 'Fir Cafe' },
  ]);
  expect(rejected).toEqual(['Line 3: a quote is opened and never closed']);
});
