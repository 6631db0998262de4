import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import { splitIntoRounds } from '#app/domain/import/split-into-rounds.ts';
import type { Database } from '../../supabase/local/database.ts';
import { importInto } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;
let ids: Record<string, number>;

beforeAll(async () => {
  database = await openSchema();
  const categories = await database.query<{ slug: string; id: number }>(
    'select slug, id from public.categories',
  );
  ids = Object.fromEntries(categories.map(({ slug, id }) => [slug, id]));
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from public.businesses'));

const oak = listingOf({
  name: 'Oak Street Diner',
  street: '1200 South Lamar Boulevard',
  phone: '(512) 867-5309',
});

const importRows = (rows: ImportRow[], options: Parameters<typeof importInto>[2] = {}) =>
  importInto(database, rows, options);

const nothing = { added: 0, changed: 0, unchanged: 0, marked: 0, held: [] };

const findListings = () =>
  database.query<ImportRow & { id: string; slug: string }>(
    'select * from public.businesses order by created_at, slug',
  );
const findMarked = () =>
  database.query<{ name: string; similar: string; reasons: string[] }>(`
    select b.name, s.name as similar, reasons from private.likely_duplicates
    join public.businesses as b on b.id in (first_id, second_id)
    join public.businesses as s on s.id in (first_id, second_id)
    where (s.created_at, s.id) < (b.created_at, b.id)`);

test.each<[string, Partial<ImportRow>]>([
  [
    'the same phone, and a name that is somewhat alike',
    { name: 'Oak St Diner & Bar', street: null },
  ],
  [
    'a much alike name at a house whose street is in short',
    { phone: null, street: '1200 S Lamar Blvd', name: 'The Oak Street Diner, LLC' },
  ],
  ['another spelling of its city', { phone: null, city: 'Austin City' }],
  ['the same phone and zip code, at a street without a house', { street: '3rd St' }],
  [
    'the same phone, name and zip code, at another house of the street',
    { street: '1204 S Lamar Blvd' },
  ],
  ['the same phone and house, and one word of its name', { name: 'Diner' }],
  ['a kind in its name beside that of the other', { name: 'Oak Street Bar & Diner' }],
  ['its city in brackets behind the name', { name: 'Oak Street Diner (Austin)', phone: null }],
  [
    'a zip code that was filled in',
    { phone: null, name: 'OAK STREET DINER', zip_code: '78704', street: '1200 S. Lamar Blvd' },
  ],
])('a row is the listing that has %s', async (_why, other) => {
  await importRows([oak]);
  const row = { ...oak, ...other };
  expect(await importRows([row])).toMatchObject({ added: 0, held: [] });
  const [listing, ...others] = await findListings();
  expect(listing).toMatchObject({ name: oak.name, phone: oak.phone });
  expect(others).toEqual([]);
});

test.each<[string, Partial<ImportRow>, Partial<ImportRow>]>([
  [
    'a chain’s other branch with the phone of its office',
    {},
    { street: '9 Elm St', zip_code: '78704' },
  ],
  [
    'another trade in the same house',
    { name: 'Seton Hospital', category_id: 12, phone: null },
    { name: 'Seton Hospital Pharmacy', category_id: 13, phone: null },
  ],
  [
    'a number of its own',
    { name: 'Sudz Laundry 4', phone: null },
    { name: 'Sudz Laundry 7', phone: null },
  ],
  [
    'another kind of place in its name',
    { name: 'Cafe Ritz-Carlton Buckhead' },
    { name: 'Ritz-Carlton Dining Room (Buckhead)' },
  ],
  ['a restaurant’s name, and the other a bar’s', { name: 'Oak Bar' }, { name: 'Oak Restaurant' }],
  [
    'another house and city, and where it is in brackets',
    { name: 'Spago' },
    {
      name: 'Spago (West Lake Hills)',
      street: '9 Elm St',
      city: 'West Lake Hills',
      zip_code: '78746',
    },
  ],
  ['the next house', { phone: null }, { phone: null, street: '1202 South Lamar Boulevard' }],
  [
    'another house of a chain, with the phone of its office',
    { name: 'Burger King' },
    { name: 'Burger King', street: '9 Elm St' },
  ],
  [
    'another house of the same phone, half a mile off',
    { lat: 30.25, lng: -97.75 },
    { street: '9 Elm St', lat: 30.257, lng: -97.75 },
  ],
])(
  'a row that may be a listing but has %s is held, or added and marked',
  async (_why, first, second) => {
    await importRows([{ ...oak, ...first }]);
    const row = { ...oak, ...second };
    const held = { round: 0, index: 0, reason: 'duplicate', similar_name: first.name ?? oak.name };
    expect(await importRows([row])).toEqual({ ...nothing, held: [held] });
    expect(await findListings()).toHaveLength(1);
    expect(await importRows([row], { withHeld: true })).toMatchObject({ added: 1, marked: 1 });
    const [marked, ...others] = await findMarked();
    expect(marked).toMatchObject({
      name: second.name ?? oak.name,
      similar: first.name ?? oak.name,
    });
    expect(others).toEqual([]);
  },
);

test.each<[string, Partial<ImportRow>]>([
  ['another business in the same house', { name: 'Zebra Tax Service', phone: null }],
  ['the same name in another city', { city: 'Houston', zip_code: '77002', phone: null }],
  ['another business with the same phone elsewhere', { name: 'Zebra', street: '9 Elm St' }],
])('a row that is %s is another one', async (_why, other) => {
  await importRows([oak]);
  expect(await importRows([{ ...oak, ...other }])).toMatchObject({ added: 1, held: [] });
});

test.each<[string, Partial<ImportRow>]>([
  ['the phone', { name: 'Elm Street Bakery' }],
  ['the name', { phone: null }],
])(
  'another house of a business is a branch where others elsewhere have %s',
  async (_what, other) => {
    const elsewhere = { street: '3 Congress Ave', city: 'Round Rock', zip_code: '78664' };
    await importRows([oak]);
    await importRows([{ ...oak, ...elsewhere, ...other }]);
    expect(await importRows([{ ...oak, street: '9 Elm St' }])).toMatchObject({
      added: 0,
      held: [{ reason: 'duplicate' }],
    });
  },
);

test('the newest row wins field by field, even within a file, and missing values change no field', async () => {
  const rows = [
    { ...oak, email: 'old@oak.example', website: 'https://oak.example' },
    { ...oak, email: 'new@oak.example', phone: null, street: '1200 S Lamar Blvd' },
    { ...oak, status: 'closed' as const },
  ];
  expect(await importRows(rows)).toEqual({ ...nothing, added: 1, changed: 2 });
  expect(await findListings()).toMatchObject([
    {
      email: 'new@oak.example',
      website: 'https://oak.example',
      phone: oak.phone,
      street: '1200 South Lamar Boulevard',
      status: 'closed',
    },
  ]);
});

test('among dated rows, the newest value of each field wins, in any order of import', async () => {
  const rows: Partial<ImportRow>[] = [
    { source_date: '2021-05-01', status: 'closed', phone: '(512) 867-5309', email: null },
    { source_date: '2022-05-01', phone: null, email: 'new@oak.example' },
    {
      source_date: '2019-05-01',
      phone: '(512) 867-5310',
      email: 'old@oak.example',
      website: 'https://oak.example',
    },
  ];
  const newest = {
    phone: '(512) 867-5309',
    email: 'new@oak.example',
    website: 'https://oak.example',
    status: 'published',
  };
  for (const order of [rows, rows.toReversed()]) {
    await database.exec('delete from public.businesses');
    await importRows(order.map((row) => ({ ...oak, ...row })));
    expect(await findListings()).toMatchObject([newest]);
  }
  await importRows([{ ...oak, email: 'undated@oak.example' }]);
  expect(await findListings()).toMatchObject([{ email: 'undated@oak.example' }]);
});

test('a row with a specialty sets it on its listing, even one in the category Other', async () => {
  const ramen = { ...oak, category_id: ids.restaurants!, specialty: 'Ramen' };
  await importRows([ramen]);
  expect(await findListings()).toMatchObject([{ specialty: 'Ramen' }]);

  await database.exec('delete from public.businesses');
  await importRows([{ ...oak, category_id: ids.other! }]);
  await importRows([ramen]);
  expect(await findListings()).toMatchObject([{ specialty: 'Ramen' }]);
});

test('what a listing in Other is stays where a row does not say it', async () => {
  await importRows([{ ...oak, category_id: ids.other!, specialty: 'Beekeeper' }]);
  await importRows([{ ...oak, category_id: ids.other!, phone: null }]);
  expect(await findListings()).toMatchObject([{ category_id: ids.other, specialty: 'Beekeeper' }]);
});

test('a better category replaces “other”, and is not replaced by it', async () => {
  await importRows([{ ...oak, category_id: ids.other! }]);
  await importRows([{ ...oak, category_id: ids.restaurants! }]);
  await importRows([{ ...oak, category_id: ids.other! }]);
  expect(await findListings()).toMatchObject([{ category_id: ids.restaurants }]);
});

const guessed = { ...oak, street: null, hold: 'place' as const };

test('a row with a guessed place is held until it is imported explicitly', async () => {
  expect(await importRows([guessed])).toEqual({
    ...nothing,
    held: [{ round: 0, index: 0, reason: 'place', similar_name: null }],
  });
  expect(await findListings()).toEqual([]);
  expect(await importRows([guessed], { withHeld: true })).toMatchObject({ added: 1, marked: 0 });
  expect(await importRows([guessed])).toEqual({ ...nothing, unchanged: 1 });
});

test('each of many held rows is named by its round and index', async () => {
  await importRows([oak]);
  const rows = [
    { ...oak, street: '3 Elm St', name: 'Ash Cafe', phone: null },
    { ...guessed, name: 'Fir Books', phone: null },
    { ...guessed, name: 'Fir Bookshop', phone: null },
    { ...oak, street: '1202 South Lamar Boulevard', phone: null },
  ];
  const { held, ...counts } = await importRows(rows);
  expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, marked: 0 });
  const reasons = held.map(({ round, index, reason }) => [
    splitIntoRounds(rows)[round]![index]!.name,
    reason,
  ]);
  expect(Object.fromEntries(reasons)).toEqual({
    'Fir Books': 'place',
    'Fir Bookshop': 'place',
    'Oak Street Diner': 'duplicate',
  });
});

test('a row with a guessed place can update its certain match, but does not move it', async () => {
  await importRows([{ ...oak, street: null }]);
  const row = { ...guessed, street: '12 Elm St', website: 'https://oak.example' };
  expect(await importRows([row])).toEqual({ ...nothing, changed: 1 });
  expect(await findListings()).toMatchObject([{ street: null, website: 'https://oak.example' }]);
});

test('a claimed listing does not change in an import', async () => {
  await importRows([oak]);
  const userId = randomUUID();
  await database.exec(`
    insert into auth.users (id, email) values ('${userId}', '${userId}@people.example');
    update public.businesses set owner_id = '${userId}'`);
  expect(await importRows([{ ...oak, website: 'https://oak.example' }])).toMatchObject({
    unchanged: 1,
  });
});

test('edits by people survive an import', async () => {
  await importRows([oak]);
  await database.transaction(async (tx) => {
    const claims = JSON.stringify({ sub: randomUUID() });
    await tx.query(`select set_config('request.jwt.claims', '${claims}', true)`);
    await tx.query(`update public.businesses set phone = '(512) 867-0001'`);
  });
  await importRows([{ ...oak, website: 'https://oak.example' }]);
  expect(await findListings()).toMatchObject([
    { phone: '(512) 867-0001', website: 'https://oak.example' },
  ]);
});

test('a chain’s branches in one city have an address each', async () => {
  const branches = Array.from({ length: 9 }, (_, place) => ({
    ...oak,
    name: 'Branch Coffee',
    phone: null,
    street: `${place + 1}00 Street ${'abcdefghi'[place]}`,
    zip_code: `7870${place}`,
  }));
  expect(await importRows(branches)).toMatchObject({ added: 9 });
  const slugs = (await findListings()).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(9);
  expect(slugs).toContain('branch-coffee-austin-tx');
  expect(slugs).toContain('branch-coffee-austin-tx-9');
});
