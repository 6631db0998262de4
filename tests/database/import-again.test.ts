import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import type { Database } from '../../supabase/local/database.ts';
import { importInto } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from public.businesses'));

const oak = listingOf({
  name: 'Oak Street Diner',
  street: '1200 South Lamar Boulevard',
  phone: '(512) 867-5309',
});

const importRows = (rows: ImportRow[]) => importInto(database, rows);
const findListings = () =>
  database.query<ImportRow>('select * from public.businesses order by created_at, slug');

test('a second run changes nothing and compares nothing', async () => {
  const rows = [oak, { ...oak, name: 'Oak St Diner', street: null }];
  await importRows(rows);
  const before = await findListings();
  expect(await importRows(rows)).toEqual({
    added: 0,
    changed: 0,
    unchanged: 2,
    marked: 0,
    held: [],
  });
  expect(await findListings()).toEqual(before);
});

const [austin, dallas] = ['(512) 867-5309', '(214) 867-5309'];

test('the last of two rows for one listing wins, and a repeated import changes no listing', async () => {
  const file = [
    { ...oak, phone: austin },
    { ...oak, phone: dallas, email: 'hello@oak.example' },
  ];
  expect(await importRows(file)).toMatchObject({ added: 1, changed: 1 });
  const before = await findListings();
  expect(before).toMatchObject([{ phone: dallas, email: 'hello@oak.example' }]);
  for (let run = 2; run <= 3; run += 1) {
    expect(await importRows(file)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      marked: 0,
      held: [],
    });
  }
  expect(await findListings()).toEqual(before);
});

test('a second row of a spelling that came later changes the listing once', async () => {
  const file = [
    { ...oak, phone: austin },
    { ...oak, phone: dallas },
  ];
  await importRows(file.slice(0, 1));
  expect(await importRows(file)).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await importRows(file)).toMatchObject({ changed: 0 });
  expect(await findListings()).toMatchObject([{ phone: dallas }]);
});

test('a value from an earlier file applies again after another file changed it', async () => {
  await importRows([{ ...oak, phone: austin }]);
  await importRows([{ ...oak, phone: dallas }]);
  await importRows([{ ...oak, phone: dallas }]);
  expect(await importRows([{ ...oak, phone: austin }])).toMatchObject({ changed: 1 });
  expect(await findListings()).toMatchObject([{ phone: austin }]);
});

test('a listing ends with the values of the row that remains in the file', async () => {
  await importRows([
    { ...oak, phone: austin },
    { ...oak, phone: dallas },
  ]);
  for (let run = 2; run <= 3; run += 1) await importRows([{ ...oak, phone: austin }]);
  expect(await findListings()).toMatchObject([{ phone: austin }]);
  expect(await importRows([{ ...oak, phone: austin }])).toMatchObject({ changed: 0 });
});

test('two rows of one round that lead to one listing are both taken', async () => {
  await importRows([{ ...oak, phone: austin }]);
  await importRows([{ ...oak, name: 'Oak St Diner', phone: austin }]);
  const both = [
    { ...oak, phone: austin, email: 'hello@oak.example' },
    { ...oak, name: 'Oak St Diner', phone: austin, website: 'https://oak.example' },
  ];
  await database.query('select private.import_round($1, clock_timestamp(), false)', [
    JSON.stringify(both),
  ]);
  expect(await findListings()).toMatchObject([
    { name: 'Oak Street Diner', email: 'hello@oak.example', website: 'https://oak.example' },
  ]);
});

test.each([
  ['its shop’s', 'Smith Foods LLC', 'Oak Street Diner', 'Oak Street Diner'],
  ['its shop’s, whatever comes later', 'Oak Street Diner', 'Smith Foods LLC', 'Oak Street Diner'],
  ['in mixed letters', 'oak street diner', 'Oak Street Diner', 'Oak Street Diner'],
  ['with its apostrophe', 'Oaks Diner', 'Oak’s Diner', 'Oak’s Diner'],
  ['of two good ones, the first', 'Oak Street Diner', 'Oak St Diner', 'Oak Street Diner'],
  ['of more words', 'Oak Street Diner, Inc.', 'Diner', 'Oak Street Diner, Inc.'],
])('the better name stays: %s', async (_why, first, second, better) => {
  const names = await database.query<{ is_better: boolean }>(
    'select private.is_better_name($1, $2) as is_better',
    [second, first],
  );
  expect(names).toEqual([{ is_better: better !== first }]);
});

test('a better name of an older row wins, too', async () => {
  await importRows([{ ...oak, name: 'Oak Street Diner Inc.', source_date: '2024-05-01' }]);
  await importRows([{ ...oak, source_date: '2020-05-01' }]);
  expect(await findListings()).toMatchObject([{ name: 'Oak Street Diner' }]);
});

test('a stand at a stadium is not the shop that the stadium is named after', async () => {
  await importRows([{ ...oak, name: 'Papa John’s' }]);
  const stand = { ...oak, name: 'Service America Stand Papa John’s Stadium' };
  expect(await importRows([stand])).toMatchObject({ added: 0, held: [{ reason: 'duplicate' }] });
});

test('a listing that a person added is only filled in', async () => {
  const added = { ...oak, lat: 30.271, lng: -97.742 };
  await database.transaction(async (tx) => {
    const claims = JSON.stringify({ sub: randomUUID() });
    await tx.query(`select set_config('request.jwt.claims', '${claims}', true)`);
    await tx.query('select private.import_round($1, now(), true)', [JSON.stringify([added])]);
  });
  const other = { phone: '(512) 867-5310', lat: 30.272, status: 'closed' as const };
  const row = { ...added, ...other, website: 'https://oak.example', category_id: 3 };
  expect(await importRows([row])).toMatchObject({ changed: 1 });
  const { phone, lat, status, category_id } = { ...added };
  expect(await findListings()).toMatchObject([
    { phone, lat, status, category_id, website: 'https://oak.example' },
  ]);
});

test('a point is taken with its street, or not at all', async () => {
  await importRows([{ ...oak, lat: 30.271, lng: -97.742 }]);
  await importRows([{ ...oak, street: null, lat: 30.272, lng: -97.743, email: 'a@oak.example' }]);
  expect(await findListings()).toMatchObject([{ lat: 30.271, email: 'a@oak.example' }]);
});
