import { expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { importRowsSchema } from '#app/domain/import/import-schema.ts';
import type { ImportRows } from '#app/domain/import/import.ts';
import { bakery, diner, florist, openImports } from '../support/imports.ts';

const { database, desk } = await openImports();

const nowhere = listingOf({ name: 'Nowhere', street: '1 Quay St', zip_code: '79901' });

const countListings = async () => {
  const [row] = await database.query<{ n: number }>(
    'select count(*)::integer as n from public.businesses',
  );
  return row!.n;
};
const findRows = async (id: string, kind: string): Promise<ImportRows['rows']> =>
  importRowsSchema.parse(await desk.ask('public.find_import_rows($1, $2)', [id, kind])).rows;

test('a check says what would become of each row and changes nothing', async () => {
  await desk.run(await desk.stage([diner, bakery]));
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
    counts: { created: 1, updated: 1, unchanged: 1, held: 1, rejected: 2 },
  });
  expect(await countListings()).toBe(2);
  const [byRules, byDatabase] = await findRows(id, 'rejected');
  expect(byRules).toMatchObject({ number: 5, reason: 'City is required' });
  expect(byDatabase).toMatchObject({ number: 6, label: 'Nowhere' });
  expect(byDatabase?.reason).toMatch(/^database: .*constraint "state"/);

  expect(await desk.ask('public.run_import($1)', [id])).toBe(true);
  await desk.work();
  expect(await desk.get(id)).toMatchObject({
    state: 'done',
    counts: { created: 1, updated: 1, unchanged: 1, held: 1, rejected: 2 },
  });
  expect(await countListings()).toBe(3);
  expect(await findRows(id, 'held')).toMatchObject([
    { number: 4, reason: 'duplicate', similar_name: 'Fern Florist', slug: null },
  ]);
});

test('a check of a file that repeats itself in several pieces says what the import then does', async () => {
  const shops = Array.from({ length: 110 }, (_, index) =>
    listingOf({
      name: `${'abcdefghij'[index % 10]?.repeat(5)} Shop ${index}`,
      street: `${index + 1} Elm St`,
      zip_code: String(78601 + (index % 40)),
      phone: `(512) 867-${5000 + index}`,
    }),
  );
  await desk.run(await desk.stage(shops.slice(0, 5)));
  const id = await desk.stage([
    ...shops,
    // Another spelling, which the next repetition meets again; and perhaps the same business.
    ...shops.map((shop) => ({ ...shop, name: `${shop.name} LLC`, email: 'hello@shop.example' })),
    ...shops.slice(0, 20).map((shop) => ({ ...shop, street: '900 Oak St', phone: null })),
    ...shops.slice(0, 20).map((shop) => ({ ...shop, name: `The ${shop.name}`, street: null })),
  ]);
  const counted = [];
  for (const step of ['check_import', 'run_import']) {
    expect(await desk.ask(`public.${step}($1)`, [id])).toBe(true);
    await desk.work();
    const { failure, counts } = await desk.get(id);
    expect(failure).toBeNull();
    counted.push(counts);
  }
  const [said, done] = counted;
  expect(said).toEqual(done);
  expect(done!.created).toBeLessThan(130);
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
  await desk.cutOff();
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
      `public.discard_import('${id}')`,
      `public.decide_import_rows('${id}', 'draft', 'created')`,
      `public.decide_missing_listings('${id}', 'close')`,
      `public.roll_back_import('${id}')`,
    ];
    for (const act of acts) {
      expect(await desk.askAs(person!.id, act)).toMatchObject({ code: '42501' });
    }
    for (const look of [
      `public.find_imports()`,
      `public.get_import('${id}')`,
      `public.find_import_rows('${id}', 'created')`,
      `public.find_import_categories('${id}')`,
      `public.find_missing_listings('${id}')`,
      'public.process_imports(1)',
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

test('values dropped from imported rows are counted by column, once, and shown row by row', async () => {
  const dropped = [
    { field: 'phone', problem: 'is no phone number', cell: '555-CALL' },
    { field: 'zip_code', problem: 'was filled in', cell: '' },
  ] as const;
  const rejected = { ...nowhere, state: 'Texas' };
  const id = await desk.stage(
    [diner, bakery, 'Name is required', nowhere, rejected],
    undefined,
    (row) => {
      if (row === diner) return [...dropped];
      if (row === bakery) return [{ ...dropped[0], cell: 'NA' }, dropped[0]];
      return row === rejected ? [{ ...dropped[0], cell: 'rejected' }] : null;
    },
  );
  for (let times = 0; times < 2; times += 1) {
    expect(await desk.ask('public.check_import($1)', [id])).toBe(true);
    await desk.work();
    expect(await desk.get(id)).toMatchObject({
      counts: { created: 3, rejected: 2, warned: 2 },
      warnings: [
        { field: 'phone', problem: 'is no phone number', rows: 2, examples: ['555-CALL', 'NA'] },
        { field: 'zip_code', problem: 'was filled in', rows: 1, examples: [] },
      ],
    });
  }
  expect(await desk.ask('public.run_import($1)', [id])).toBe(true);
  await desk.work();
  expect(await findRows(id, 'warned')).toMatchObject([
    { number: 1, label: 'Oak Diner', warnings: dropped },
    { number: 2, label: 'Rye Bakery', warnings: [{ cell: 'NA' }, dropped[0]] },
  ]);
});

test('a row that changes a listing says each fact as it was and as it would be', async () => {
  await desk.run(await desk.stage([diner]));
  const id = await desk.stage([
    { ...diner, phone: '(512) 867-5399', website: 'https://oak.example/' },
  ]);
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  const [row] = await findRows(id, 'updated');
  expect(row?.changes).toHaveLength(2);
  expect(row?.changes).toEqual(
    expect.arrayContaining([
      { field: 'phone', before: '(512) 867-5309', after: '(512) 867-5399' },
      { field: 'website', before: '', after: 'https://oak.example/' },
    ]),
  );
});
