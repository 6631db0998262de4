import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import type { Database } from '../../supabase/local/database.ts';
import { diner, importInto } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from public.businesses'));

const importRows = (rows: ImportRow[]) => importInto(database, rows, {});

test.each<[string, Partial<ImportRow>, Partial<ImportRow>]>([
  [
    'offices far apart share a phone',
    { street: 'Ala Wai Rd' },
    { street: 'Kam Hwy', zip_code: '78745' },
  ],
  [
    'two of one office have only their kind in common',
    { name: 'Oakwood Surgery Center' },
    { name: 'Bailey Square Surgery Center' },
  ],
  [
    'one of a building has a word before the name of the other',
    { name: 'Foot Locker', phone: null },
    { name: 'Kids Foot Locker', phone: null },
  ],
  ['one phone is of two streets of a zip code', {}, { street: '99 Kam Hwy' }],
  [
    'one of the same name and city has no street, and the zip code of the city',
    {},
    { street: null, phone: null, zip_code: '78704' },
  ],
  [
    'two of one building have other websites',
    { website: 'https://oak.example' },
    { name: 'Oak Diners', website: 'https://elm.example' },
  ],
  [
    'two of one building have mail of other hosts',
    { email: 'a@oak.example', website: null },
    { name: 'Oak Diners', website: 'https://elm.example' },
  ],
  [
    'two of one building have other suites',
    { street: '12 Elm St Ste 4' },
    { street: '12 Elm St, Suite 12', name: 'Oak Diners' },
  ],
])('%s: an admin decides whether they are one', async (_why, one, other) => {
  await importRows([{ ...diner, ...one }]);
  expect(await importRows([{ ...diner, ...other }])).toMatchObject({
    added: 0,
    changed: 0,
    held: [{ round: 0, index: 0, reason: 'duplicate', similar_name: one.name ?? 'Oak Diner' }],
  });
});

test('a new listing has the hours of its row', async () => {
  const opening_hours = [{ day_of_week: 1, opens: '09:00', closes: '17:00' }];
  expect(await importRows([{ ...diner, opening_hours }])).toMatchObject({ added: 1 });
  expect(
    await database.query('select day_of_week, opens, closes from public.opening_hours'),
  ).toEqual([{ day_of_week: 1, opens: '09:00:00', closes: '17:00:00' }]);
});

test('a listing without hours gets those of its row, once, and no others replace them', async () => {
  const opening_hours = [{ day_of_week: 1, opens: '09:00', closes: '17:00' }];
  const others = [{ day_of_week: 2, opens: '10:00', closes: '12:00' }];
  await importRows([diner]);
  expect(await importRows([{ ...diner, opening_hours }])).toMatchObject({ changed: 1 });
  expect(await importRows([{ ...diner, opening_hours: others }])).toMatchObject({ changed: 0 });
  expect(await database.query('select day_of_week, opens from public.opening_hours')).toEqual([
    { day_of_week: 1, opens: '09:00:00' },
  ]);
});
