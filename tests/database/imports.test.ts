import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/listing-fixture.ts';
import type { ImportRows } from '#app/domain/import/job/import-job.ts';
import { importRowsSchema } from '#app/domain/import/job/import-job-schema.ts';
import type { Database } from '../../supabase/local/database.ts';
import { type ImportDesk, openImportDesk } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;
let desk: ImportDesk;

beforeAll(async () => {
  database = await openSchema();
  desk = await openImportDesk(database);
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from public.businesses; delete from private.import_jobs'));

const diner = listingOf({ name: 'Oak Diner', street: '12 Elm St', phone: '(512) 867-5309' });
const bakery = listingOf({ name: 'Rye Bakery', street: '400 Ash St', phone: '(512) 867-5310' });
const florist = listingOf({ name: 'Fern Florist', street: '7 Pine St', phone: '(512) 867-5311' });

const nowhere = listingOf({ name: 'Nowhere', street: '1 Quay St', zip_code: '79901' });

const countListings = async () => {
  const [row] = await database.query<{ n: number }>(
    'select count(*)::integer as n from public.businesses',
  );
  return row!.n;
};
const findRows = async (id: string, kind: string): Promise<ImportRows['rows']> =>
  importRowsSchema.parse(await desk.ask('public.find_import_rows($1, $2)', [id, kind])).rows;

async function run(id: string): Promise<void> {
  for (const step of ['check_import', 'run_import']) {
    expect(await desk.ask(`public.${step}($1)`, [id])).toBe(true);
    await desk.work();
  }
}

test('a check says what would become of each row and changes nothing', async () => {
  await run(await desk.stage([diner, bakery]));
  const id = await desk.stage([
    diner,
    { ...bakery, phone: '(512) 867-5399' },
    florist,
    { ...florist, street: '9 Pine St', phone: null },
    'City is required',
    { ...nowhere, state: 'Texas' },
  ]);
  expect(await desk.ask('public.check_import($1)', [id])).toBe(true);
  await desk.work();
  expect(await desk.get(id)).toMatchObject({
    state: 'checked',
    counts: { created: 2, updated: 1, unchanged: 1, refused: 2, similar: 1 },
  });
  expect(await countListings()).toBe(2);
  const [byRules, byDatabase] = await findRows(id, 'refused');
  expect(byRules).toMatchObject({ number: 5, reason: 'City is required' });
  expect(byDatabase).toMatchObject({ number: 6, label: 'Nowhere' });
  expect(byDatabase?.reason).toMatch(/^The database refused this row: .*state_check/);

  expect(await desk.ask('public.run_import($1)', [id])).toBe(true);
  await desk.work();
  expect(await desk.get(id)).toMatchObject({
    state: 'done',
    counts: { created: 2, updated: 1, unchanged: 1, refused: 2, similar: 1 },
  });
  expect(await countListings()).toBe(4);
  expect(await findRows(id, 'similar')).toMatchObject([
    { number: 4, similar_name: 'Fern Florist', slug: 'fern-florist-austin-tx-2' },
  ]);
});

/** Every row of every table that an import may touch, but for what is only ever added to. */
async function takeSnapshot(): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(`
    select c.oid::regclass::text as name
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private')
    order by name`);
  const snapshot: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !addedTo.has(table.name))) {
    const [row] = await database.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, e'\n' order by t::text), '') as rows from ${name} as t`,
    );
    snapshot[name] = withoutTraces(row!.rows);
  }
  return snapshot;
}

/** Numbers of words that no listing has any more, and the last digits of places that are means. */
function withoutTraces(rows: string): string {
  return rows
    .replace(/^\(.*,0\)$\n?/gm, '')
    .replace(/(\.\d{9})\d+/g, '$1')
    .replace(/\.(\d*?)0+(?=\D|$)/g, '.$1');
}

/** Histories and logs, which tell that there was an import and that it was taken back; and the import itself. */
const addedTo = new Set([
  'audit_log',
  'private.audit_seals',
  'business_changes',
  'private.changes',
  'private.import_jobs',
  'private.import_rows',
  // What words may begin with: it only grows.
  'private.search_stems',
]);

test('a rollback leaves the database as it was, row by row', async () => {
  await run(await desk.stage([diner, { ...bakery, category_id: 1 }]));
  await database.exec(`
    insert into public.fact_confirmations (business_id, fact, source, confirmed_at)
    select id, 'phone', 'owner', '2026-01-02' from public.businesses;
    insert into public.fact_confirmations (business_id, fact, source, confirmed_at)
    select id, 'address', 'owner', '2026-01-02' from public.businesses`);
  const before = await takeSnapshot();
  const id = await desk.stage([
    { ...diner, phone: '(512) 867-5000', website: 'https://oak.example/' },
    { ...bakery, street: '400 Ash Street', name: 'The Rye Bakery', lat: 30.27, lng: -97.74 },
    florist,
    { ...florist, street: '9 Pine St', phone: null },
  ]);
  await run(id);
  expect((await desk.get(id)).counts).toEqual({ created: 2, updated: 2, similar: 1 });
  expect(await takeSnapshot()).not.toEqual(before);

  expect(await desk.ask('public.roll_back_import($1)', [id])).toBe('done');
  await desk.work();
  expect(await desk.get(id)).toMatchObject({
    state: 'rolled_back',
    rollback_counts: { removed: 2, restored: 2 },
  });
  expect(await takeSnapshot()).toEqual(before);
});
