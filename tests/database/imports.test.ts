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
beforeEach(() =>
  database.exec(
    'delete from public.businesses; delete from private.import_jobs; delete from private.import_sources',
  ),
);

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
  // The hourly comparison, so that the list of what waits for it is empty.
  await database.query('select private.compare_waiting_listings(1000)');
  const tables = await database.query<{ name: string }>(`
    select c.oid::regclass::text as name
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private')
    order by name`);
  const snapshot: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !addedTo.has(table.name))) {
    const [row] = await database.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, e'\n' order by t::text), '') as rows from ${name} as t ${name === 'private.search_terms' ? unused : ''}`,
    );
    snapshot[name] = rounded(row!.rows);
  }
  return snapshot;
}

/** Words that no listing has any more are kept at 0. */
const unused = 'where listings > 0';

/** The last digits of places that are means of those of listings. */
const rounded = (rows: string) =>
  rows.replace(/(\.\d{9})\d+/g, '$1').replace(/\.(\d*?)0+(?=\D|$)/g, '.$1');

/** Histories and logs, which tell that there was an import and that it was taken back; and the import itself. */
const addedTo = new Set([
  'audit_log',
  'private.audit_seals',
  'business_changes',
  'private.changes',
  'private.import_jobs',
  'private.import_rows',
  'queue_news',
  // What words may begin with: a vocabulary, which only grows.
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

test('a rollback leaves alone what people have changed since', async () => {
  await run(await desk.stage([diner, bakery]));
  const id = await desk.stage([
    { ...diner, phone: '(512) 867-5000', website: 'https://oak.example/' },
    { ...bakery, phone: '(512) 867-5001' },
    florist,
    { ...florist, name: 'Moss Nursery', street: '9 Oak St', phone: null },
  ]);
  await run(id);
  // By a person, as the history tells it.
  await database.transaction(async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: desk.adminId, role: 'authenticated' }),
    ]);
    await client.query(
      `update public.businesses set phone = '(512) 867-5002' where name = 'Oak Diner'`,
    );
    await client.query(
      `update public.businesses set description = 'Ferns' where name = 'Fern Florist'`,
    );
  });
  expect(await desk.ask('public.roll_back_import($1)', [id])).toBe('done');
  await desk.work();
  expect((await desk.get(id)).rollback_counts).toEqual({ removed: 1, restored: 2, kept: 1 });
  const listings = await database.query(
    'select name, phone, website, description from public.businesses order by name',
  );
  expect(listings).toEqual([
    { name: 'Fern Florist', phone: florist.phone, website: null, description: 'Ferns' },
    { name: 'Oak Diner', phone: '(512) 867-5002', website: null, description: null },
    { name: 'Rye Bakery', phone: bakery.phone, website: null, description: null },
  ]);
});

test('a source’s key makes a row the update of its listing under another name; a rollback forgets it', async () => {
  const of = { name: 'licenses', findKey: () => '["L-17"]' };
  const first = await desk.stage([diner], of);
  await run(first);
  const before = await takeSnapshot();
  const renamed = { ...diner, name: 'Zinnia Taproom', street: '900 Quay St', phone: null };
  const id = await desk.stage([renamed], of);
  await run(id);
  expect((await desk.get(id)).counts).toMatchObject({ updated: 1 });
  expect(await database.query('select name, street, phone from public.businesses')).toEqual([
    { name: 'Zinnia Taproom', street: '900 Quay St', phone: diner.phone },
  ]);
  await desk.ask('public.roll_back_import($1)', [id]);
  await desk.work();
  expect(await takeSnapshot()).toEqual(before);
});

test('a call that is cut off changes nothing, and the next one goes on where the last that ended was', async () => {
  const rows = Array.from({ length: 250 }, (_, index) =>
    listingOf({
      name: `Shop ${index} ${'abcdefghij'[index % 10]?.repeat(5)}`,
      street: `${index + 1} Elm St`,
      zip_code: String(78601 + index),
    }),
  );
  const id = await desk.stage(rows);
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  await desk.ask('public.run_import($1)', [id]);
  expect(await desk.work(1)).toBe(1);
  await expect(
    database.transaction(async (client) => {
      await client.query('select public.work_imports(100)');
      await client.query('select pg_terminate_backend(pg_backend_pid())');
    }),
  ).rejects.toThrow(/terminat/);
  expect(await desk.get(id)).toMatchObject({ state: 'running', position: 100 });
  expect(await countListings()).toBe(100);
  await desk.work();
  expect(await desk.get(id)).toMatchObject({ state: 'done', counts: { created: 250 } });
  expect(await countListings()).toBe(250);
});

test.each(['community_user', 'business_owner'])(
  'a %s can do nothing with imports',
  async (role) => {
    const id = await desk.stage([diner]);
    const [person] = await database.query<{ id: string }>(
      `insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id`,
      [`${role}@mainstreet.example`],
    );
    await database.query(
      `insert into public.profiles (user_id, role) values ($1, $2)
     on conflict (user_id) do update set role = excluded.role`,
      [person!.id, role],
    );
    const acts = [
      `public.create_import('a.csv', 1)`,
      `public.describe_import('${id}', '{}')`,
      `public.stage_import_rows('${id}', '[]')`,
      `public.check_import('${id}')`,
      `public.run_import('${id}')`,
      `public.stop_import('${id}')`,
      `public.roll_back_import('${id}')`,
    ];
    for (const act of acts) {
      expect(await desk.askAs(person!.id, act)).toMatchObject({ code: '42501' });
    }
    for (const look of [
      `public.find_imports()`,
      `public.get_import('${id}')`,
      `public.find_import_rows('${id}', 'created')`,
      'public.work_imports(1)',
      '(select count(*) from private.import_rows)',
    ]) {
      await expect(desk.askAs(person!.id, look)).rejects.toMatchObject({ code: '42501' });
    }
    const tried = await database.query<{ name: string }>(
      `select after ->> 'function' as name from public.audit_log where actor_id = $1 and action = 'refuse'`,
      [person!.id],
    );
    expect(tried).toHaveLength(acts.length);
    expect(await desk.get(id)).toMatchObject({ state: 'staging', row_count: 1 });
  },
);

test('what a source was remembered by is what it was before, in whatever order its imports are rolled back', async () => {
  const of = { name: 'licenses', findKey: () => null };
  const remembered = () => database.query('select * from private.import_sources');
  const first = await desk.stage([diner], of);
  await desk.ask('public.check_import($1)', [first]);
  await desk.work();
  expect(await remembered()).toEqual([]);
  await desk.ask('public.run_import($1)', [first]);
  await desk.work();
  const known = await remembered();
  expect(known).toHaveLength(1);
  const second = await desk.stage([bakery], of);
  await run(second);
  const rollBack = async (id: string) => {
    await desk.ask('public.roll_back_import($1)', [id]);
    await desk.work();
  };
  const third = await desk.stage([florist], of);
  await run(third);
  await rollBack(second);
  expect(await remembered()).not.toEqual(known);
  await rollBack(third);
  expect(await remembered()).toEqual(known);
  await rollBack(first);
  expect(await remembered()).toEqual([]);
});

test('a row that changes a listing says which facts it brings', async () => {
  await run(await desk.stage([diner]));
  const id = await desk.stage([
    { ...diner, phone: '(512) 867-5399', website: 'https://oak.example/' },
  ]);
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  expect(await findRows(id, 'updated')).toMatchObject([{ reason: 'phone, website' }]);
});
