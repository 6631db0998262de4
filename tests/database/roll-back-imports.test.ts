import { expect, test } from 'vitest';
import type { AuditLog } from '#app/domain/audit/audit-calls.ts';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { bakery, diner, florist, openImports } from '../support/imports.ts';
import { findDifferences, takeSnapshot } from '../support/take-snapshot.ts';

const { database, desk } = await openImports();

test('a rollback leaves the database as it was, row by row', async () => {
  await desk.run(await desk.stage([diner, { ...bakery, category_id: 1 }]));
  await database.exec(`
    insert into public.fact_confirmations (business_id, fact, source, confirmed_at)
    select id, 'phone', 'owner', '2026-01-02' from public.businesses;
    insert into public.fact_confirmations (business_id, fact, source, confirmed_at)
    select id, 'address', 'owner', '2026-01-02' from public.businesses`);
  const before = await takeSnapshot(database);
  const id = await desk.stage([
    { ...diner, phone: '(512) 867-5000', website: 'https://oak.example/' },
    { ...bakery, street: '400 Ash Street', name: 'The Rye Bakery', lat: 30.27, lng: -97.74 },
    florist,
    { ...florist, name: 'Moss Nursery', street: '9 Oak St', phone: null },
  ]);
  await desk.run(id);
  expect((await desk.get(id)).counts).toMatchObject({ created: 2, updated: 2 });
  expect(findDifferences(before, await takeSnapshot(database))).not.toEqual([]);

  expect(await desk.ask('public.roll_back_import($1)', [id])).toBe('done');
  await desk.work();
  expect(await desk.get(id)).toMatchObject({
    state: 'rolled_back',
    rollback_counts: { removed: 2, restored: 2 },
  });
  expect(findDifferences(before, await takeSnapshot(database))).toEqual([]);
});

test('a claim that rested on what an import wrote is reopened when the import is rolled back', async () => {
  await desk.run(await desk.stage([diner, { ...bakery, website: 'https://rye.example/' }]));
  const id = await desk.stage([
    { ...diner, website: 'https://oak.example/' },
    { ...bakery, website: 'https://rye.example/', phone: '(512) 867-5000' },
    { ...florist, website: 'https://fern.example/' },
  ]);
  await desk.run(id);
  await database.exec(`
    with claimant as (
      insert into auth.users (id, email) values (gen_random_uuid(), 'claimant@people.example') returning id
    ), claimed as (
      insert into public.claims (id, claimant_id, business_id, status, evidence, rested_on, sent_at, decided_at)
      select gen_random_uuid(), c.id, b.id, 'approved', 'email', jsonb_build_object('website', b.website), now(), now()
      from public.businesses as b, claimant as c returning claimant_id, business_id
    )
    update public.businesses as b set owner_id = c.claimant_id from claimed as c where c.business_id = b.id`);
  await desk.ask('public.roll_back_import($1)', [id]);
  await desk.work();
  expect(await desk.get(id)).toMatchObject({ rollback_counts: { kept: 3 } });
  const claims = await database.query(
    `select b.name, c.status from public.claims as c join public.businesses as b on b.id = c.business_id
     order by b.name`,
  );
  expect(claims).toEqual([
    { name: florist.name, status: 'pending' },
    { name: diner.name, status: 'pending' },
    { name: bakery.name, status: 'approved' },
  ]);
});

/** Shops of ten cities, each at a street number and zip code of its own. */
const shopsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const [city, state] = cities[number % cities.length]!;
    return listingOf({
      name: `${trades[number % trades.length]} ${firstWords[number % firstWords.length]} ${number}`,
      street: `${number} Elm St`,
      city,
      state,
      zip_code: String(10_000 + 53 * number),
      phone: `(512) 867-${5000 + number}`,
      category_id: 1 + (number % 7),
      // The later ones with more digits, as another file may have them.
      ...(number % 3 > 0 && {
        lat: Number((30 + number / 7919).toFixed(number > 100 ? 8 : 3)),
        lng: Number((-97 - number / 6271).toFixed(number > 100 ? 8 : 3)),
      }),
    });
  });
const cities = [
  ['Austin', 'TX'],
  ['Toledo', 'OH'],
  ['Boise', 'ID'],
  ['Salem', 'OR'],
  ['Fargo', 'ND'],
] as const;
const trades = ['Bakery', 'Florist', 'Diner', 'Garage', 'Laundry', 'Bookshop', 'Nursery'];
const firstWords = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elder',
  'Fir',
  'Ginkgo',
  'Hazel',
  'Iris',
];

test('a rollback of hundreds of rows that is cut off twice goes on, and leaves the database as it was', async () => {
  await desk.run(await desk.stage(shopsFrom(1, 100)));
  const before = await takeSnapshot(database);
  const changed = shopsFrom(41, 100).map((shop) => ({
    ...shop,
    website: 'https://shop.example/',
    zip_code: '99501',
  }));
  const id = await desk.stage([...changed, ...shopsFrom(101, 260), 'City is required']);
  await desk.run(id);
  expect((await desk.get(id)).counts).toMatchObject({ created: 160, updated: 60, rejected: 1 });

  expect(await desk.ask('public.roll_back_import($1)', [id])).toBe('done');
  for (const outcome of ['removed', 'restored']) {
    await desk.cutOff();
    expect(await desk.get(id)).toMatchObject({ state: 'rolling_back' });
    await desk.work(2);
    expect((await desk.get(id)).rollback_counts).toHaveProperty(outcome);
    await desk.cutOff();
    await desk.work(1);
  }
  await desk.work();
  expect(await desk.get(id)).toMatchObject({
    state: 'rolled_back',
    rollback_counts: { removed: 160, restored: 60 },
  });
  expect(findDifferences(before, await takeSnapshot(database))).toEqual([]);
});

test('a rollback leaves alone what people have changed since', async () => {
  await desk.run(await desk.stage([diner, bakery]));
  const id = await desk.stage([
    { ...diner, phone: '(512) 867-5000', website: 'https://oak.example/' },
    { ...bakery, phone: '(512) 867-5001' },
    florist,
    { ...florist, name: 'Moss Nursery', street: '9 Oak St', phone: null },
  ]);
  await desk.run(id);
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

test.each([
  [
    'asked about',
    `insert into public.questions (business_id, author_name, body) select id, 'Ann', 'Open on Monday?'`,
  ],
  [
    'written to',
    `insert into public.message_threads (id, business_id, person_id, last_side) select gen_random_uuid(), id, $1, 'person'`,
  ],
  [
    'suggested an edit of',
    `insert into public.suggested_edits (id, business_id, proposer_id) select gen_random_uuid(), id, $1`,
  ],
  [
    'saved',
    `with list as (insert into private.saved_lists (owner_id) values ($1) returning id)
    insert into private.saved_businesses (list_id, business_id, position) select list.id, b.id, 1 from list,`,
  ],
])('a rollback keeps a listing that somebody has %s', async (_act, insert) => {
  const id = await desk.stage([florist]);
  await desk.run(id);
  const from = insert.endsWith(',') ? 'public.businesses as b' : 'from public.businesses';
  await database.query(`${insert} ${from}`, insert.includes('$1') ? [desk.adminId] : []);
  expect(await desk.ask('public.roll_back_import($1)', [id])).toBe('done');
  await desk.work();
  expect((await desk.get(id)).rollback_counts).toEqual({ kept: 1 });
});

test('a source’s key makes a row the update of its listing under another name; a rollback forgets it', async () => {
  const of = { name: 'licenses', findKey: () => '["L-17"]' };
  const first = await desk.stage([diner], of);
  await desk.run(first);
  const before = await takeSnapshot(database);
  const renamed = { ...diner, name: 'Zinnia Taproom', street: '900 Quay St', phone: null };
  const id = await desk.stage([renamed], of);
  await desk.run(id);
  expect((await desk.get(id)).counts).toMatchObject({ updated: 1 });
  expect(await database.query('select name, street, phone from public.businesses')).toEqual([
    { name: 'Zinnia Taproom', street: '900 Quay St', phone: diner.phone },
  ]);
  await desk.ask('public.roll_back_import($1)', [id]);
  await desk.work();
  expect(findDifferences(before, await takeSnapshot(database))).toEqual([]);
});

test('hours that an import filled in are an update, and gone after a rollback', async () => {
  await desk.run(await desk.stage([diner]));
  const before = await takeSnapshot(database);
  const opening_hours = [{ day_of_week: 1, opens: '09:00', closes: '17:00' }];
  const id = await desk.stage([{ ...diner, opening_hours }]);
  await desk.run(id);
  expect((await desk.get(id)).counts).toMatchObject({ updated: 1 });
  await desk.ask('public.roll_back_import($1)', [id]);
  await desk.work();
  expect((await desk.get(id)).rollback_counts).toEqual({ restored: 1 });
  expect(findDifferences(before, await takeSnapshot(database))).toEqual([]);
});

test('rolling back a source’s imports, in any order, restores its earlier state', async () => {
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
  await desk.run(second);
  const rollBack = async (id: string) => {
    await desk.ask('public.roll_back_import($1)', [id]);
    await desk.work();
  };
  const third = await desk.stage([florist], of);
  await desk.run(third);
  await rollBack(second);
  expect(await remembered()).not.toEqual(known);
  await rollBack(third);
  expect(await remembered()).toEqual(known);
  await rollBack(first);
  expect(await remembered()).toEqual([]);
});

test('the audit log has a rollback as one line, by the admin who ordered it, which opens to its rows', async () => {
  await database.query(`update public.profiles set role = 'super_admin' where user_id = $1`, [
    desk.adminId,
  ]);
  const id = await desk.stage([diner, bakery, florist]);
  await desk.run(id);
  await desk.ask('public.roll_back_import($1)', [id]);
  await desk.work();
  const find = (args: string) =>
    desk.ask<AuditLog>(`public.find_audit_log(${args}, until => 'infinity')`);
  const { entries } = await find('by_act => true, max_rows => 1');
  expect(entries).toMatchObject([
    { actor_id: desk.adminId, table_name: 'import_jobs', subject: 'list.csv', act_rows: 4 },
  ]);
  const removed = await find(
    `by_act => true, kind => 'businesses', act => 'delete', max_rows => 1`,
  );
  expect(removed.entries).toMatchObject([{ actor_id: desk.adminId, act_rows: 3 }]);
  const all = await find(`by_act => true, of_act => '${entries[0]!.act_id}'`);
  expect(all.entries.map(({ action, act_rows }) => [action, act_rows])).toEqual([
    ['delete', null],
    ['delete', null],
    ['delete', null],
    ['update', null],
  ]);
});
