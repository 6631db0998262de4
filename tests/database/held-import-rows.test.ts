import { expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { decidedRowsSchema, importRowsSchema } from '#app/domain/import/import-schema.ts';
import type { ImportRowKind } from '#app/domain/import/import.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import { bakery, diner, florist, openImports } from '../support/imports.ts';
import { findDifferences, takeSnapshot } from '../support/take-snapshot.ts';

const { database, desk } = await openImports();

/** A row without a place of its own. */
const guessed = (name: string, facts: Partial<ImportRow> = {}) =>
  listingOf({ name, street: null, hold: 'place' as const, ...facts });
/** Perhaps the florist. */
const nearFlorist = { ...florist, street: '9 Pine St', phone: null };

const findRows = async (id: string, kind: ImportRowKind) =>
  importRowsSchema.parse(await desk.ask('public.find_import_rows($1, $2, 0, 1000)', [id, kind]))
    .rows;
const importHeld = async (id: string, number?: number) =>
  decidedRowsSchema
    .nullable()
    .parse(await desk.ask(decideCall, [id, 'import', 'held', number ?? null]));
const leaveOut = (id: string, number?: number) =>
  desk.ask(decideCall, [id, 'leave_out', 'held', number ?? null]);
const decideCall = 'public.decide_import_rows($1, $2, $3, $4)';
const findNames = async () => {
  const rows = await database.query<{ name: string }>(
    'select name from public.businesses order by name',
  );
  return rows.map(({ name }) => name);
};

/** The counts, once they have been found to agree with the rows. */
async function findCounts(id: string) {
  const { counts, row_count } = await desk.get(id);
  const outcomes = ['created', 'updated', 'unchanged', 'held', 'left_out', 'rejected', 'abroad'];
  for (const kind of [
    ...outcomes,
    'similar',
    'draft',
    'closed',
    'kept',
    'warned',
  ] as ImportRowKind[]) {
    expect({ [kind]: (await findRows(id, kind)).length }).toEqual({
      [kind]: counts[kind] ?? 0,
    });
  }
  const sum = outcomes.reduce((all, kind) => all + (counts[kind as keyof typeof counts] ?? 0), 0);
  expect(sum).toBe(row_count);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

test('possible duplicates and rows without a place are held with a reason, in check and import', async () => {
  await desk.run(await desk.stage([florist]));
  const id = await desk.stage([diner, nearFlorist, guessed('Moss Nursery'), 'Name is required']);
  for (const step of ['check_import', 'run_import']) {
    await desk.ask(`public.${step}($1)`, [id]);
    await desk.work();
    expect(await findCounts(id)).toEqual({ created: 1, held: 2, rejected: 1 });
    expect(await findRows(id, 'held')).toMatchObject([
      {
        number: 2,
        label: 'Fern Florist',
        reason: 'duplicate',
        similar_name: 'Fern Florist',
        similar_slug: 'fern-florist-austin-tx',
        listing: { street: '9 Pine St', city: 'Austin', phone: null },
      },
      { number: 3, label: 'Moss Nursery', reason: 'place', similar_name: null },
    ]);
  }
  expect(await findNames()).toEqual(['Fern Florist', 'Oak Diner']);
});

test('an admin imports held rows one by one or all, and every count follows', async () => {
  const warning = { field: 'zip_code', problem: 'was filled in', cell: '' } as const;
  const many = Array.from({ length: 60 }, (_, index) =>
    guessed(`Shop ${index} ${'abcdefghij'[index % 10]?.repeat(5)}`),
  );
  const rejected = guessed('Nowhere', { category_id: 0 });
  const id = await desk.stage(
    [florist, nearFlorist, guessed('Moss Nursery'), guessed('Moss Nursery'), rejected, ...many],
    undefined,
    (row) => (row.hold !== null ? [warning] : null),
  );
  await desk.run(id);
  expect(await findCounts(id)).toEqual({ created: 1, held: 64 });

  expect(await importHeld(id, 2)).toMatchObject({
    left: 63,
    rows: [{ number: 2, outcome: 'created', reason: null }],
  });
  expect(await findCounts(id)).toEqual({ created: 2, held: 63, similar: 1 });
  expect(await importHeld(id, 3)).toMatchObject({ rows: [{ outcome: 'created' }] });
  expect(await importHeld(id, 4)).toMatchObject({ rows: [{ outcome: 'unchanged' }] });
  expect(await findCounts(id)).toMatchObject({ created: 3, unchanged: 1, held: 61, warned: 2 });
  expect((await desk.get(id)).warnings).toMatchObject([{ problem: 'was filled in', rows: 2 }]);
  // A second click on a row that is no longer held.
  expect(await importHeld(id, 2)).toEqual({ left: 61, rows: [] });

  expect(await importHeld(id)).toMatchObject({ left: 11 });
  expect(await importHeld(id)).toMatchObject({ left: 0 });
  expect(await findCounts(id)).toEqual({
    created: 63,
    unchanged: 1,
    rejected: 1,
    similar: 1,
    warned: 62,
  });
  expect(await findRows(id, 'rejected')).toMatchObject([
    { number: 5, reason: expect.stringContaining('violates foreign key constraint') as string },
  ]);
  expect(await findNames()).toHaveLength(63);
});

test('what an admin decides before the import is what the import does, and can be taken back', async () => {
  await desk.run(await desk.stage([florist]));
  const rows = [diner, nearFlorist, guessed('Moss Nursery'), guessed('Rye Bakery'), bakery];
  const id = await desk.stage(rows);
  const decide = (decision: string | null, number: number | null, kind: string | null = null) =>
    desk.ask(decideCall, [id, decision, kind, number]);
  expect(await decide('leave_out', 1)).toBeNull();
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  expect(await findCounts(id)).toEqual({ created: 2, held: 3 });

  expect(await decide('leave_out', null, 'created')).not.toBeNull();
  expect(await findCounts(id)).toEqual({ held: 3, left_out: 2 });
  await decide(null, 1);
  await decide('draft', 5);
  await decide('same', 2);
  await decide('import', 3);
  const decided = { created: 3, updated: 1, held: 1, draft: 1 };
  expect(await findCounts(id)).toEqual(decided);
  // Nothing like it, so it cannot be the same.
  await decide('same', 4);
  expect(await findCounts(id)).toEqual(decided);

  await desk.ask('public.run_import($1)', [id]);
  await desk.work();
  expect(await findCounts(id)).toEqual(decided);
  expect(
    await database.query('select name, street, status from public.businesses order by name'),
  ).toEqual([
    { name: 'Fern Florist', street: '9 Pine St', status: 'published' },
    { name: 'Moss Nursery', street: null, status: 'published' },
    { name: 'Oak Diner', street: '12 Elm St', status: 'published' },
    { name: 'Rye Bakery', street: '400 Ash St', status: 'draft' },
  ]);
  await decide('leave_out', 1);
  expect(await findCounts(id)).toEqual(decided);
});

test('held rows can be left out one by one or all, and imported later', async () => {
  const rows = [diner, guessed('Moss Nursery'), guessed('Rye Bakery'), guessed('Fir Books')];
  await desk.run(await desk.stage([diner]));
  const id = await desk.stage(rows);
  await desk.run(id);
  expect(await leaveOut(id, 2)).not.toBeNull();
  expect(await findCounts(id)).toEqual({ unchanged: 1, held: 2, left_out: 1 });
  expect(await leaveOut(id)).not.toBeNull();
  expect(await findCounts(id)).toEqual({ unchanged: 1, left_out: 3 });
  expect(await importHeld(id)).toEqual({ left: 0, rows: [] });
  expect(await importHeld(id, 3)).toMatchObject({ rows: [{ number: 3, outcome: 'created' }] });
  expect(await findCounts(id)).toEqual({ created: 1, unchanged: 1, left_out: 2 });
});

test('rows that a stopped import has not reached yet are neither listed nor decided', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    listingOf({
      name: `Shop ${index}`,
      street: `${index + 1} Elm St`,
      zip_code: `${78601 + index}`,
    }),
  );
  const id = await desk.stage([...many, guessed('Moss Nursery')]);
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  await desk.ask('public.run_import($1)', [id]);
  await desk.work(1);
  await desk.ask('public.stop_import($1)', [id]);
  expect(await findRows(id, 'held')).toEqual([]);
  expect(await importHeld(id, 101)).toMatchObject({ rows: [] });
  expect(await leaveOut(id)).not.toBeNull();
  expect((await desk.get(id)).counts).toEqual({ created: 100 });
  await desk.ask('public.run_import($1)', [id]);
  await desk.work();
  expect(await findCounts(id)).toEqual({ created: 100, held: 1 });
});

test('a rollback removes rows imported from hold, too', async () => {
  await desk.run(await desk.stage([florist]));
  const before = await takeSnapshot(database);
  const id = await desk.stage([bakery, nearFlorist, guessed('Moss Nursery')]);
  await desk.run(id);
  await importHeld(id);
  const later = await desk.stage([{ ...nearFlorist, website: 'https://fern.example/' }]);
  await desk.run(later);
  const changes = await database.query('select distinct role from public.business_changes');
  expect(changes).toEqual([{ role: 'import' }]);
  for (const job of [later, id]) {
    expect(await desk.ask('public.roll_back_import($1)', [job])).toBe('done');
    await desk.work();
  }
  expect(await desk.get(id)).toMatchObject({ rollback_counts: { removed: 3 } });
  expect(findDifferences(before, await takeSnapshot(database))).toEqual([]);
  expect(await importHeld(id)).toBeNull();
  expect(await leaveOut(id)).toBeNull();
});

test('rows cannot be decided before they are checked', async () => {
  const id = await desk.stage([guessed('Moss Nursery')]);
  expect(await importHeld(id)).toBeNull();
  expect(await leaveOut(id)).toBeNull();
  expect(await findNames()).toEqual([]);
});

test('the audit log names the admin who decided on held rows', async () => {
  const id = await desk.stage([guessed('Moss Nursery'), guessed('Fir Books')]);
  await desk.run(id);
  await importHeld(id, 1);
  await leaveOut(id);
  const entries = await database.query(
    `select actor_id, before -> 'counts' ->> 'held' as before, after -> 'counts' ->> 'held' as after
     from public.audit_log where row_id = $1 and before -> 'counts' ? 'held' and after -> 'counts' ? 'held'
     order by occurred_at`,
    [id],
  );
  expect(entries).toEqual([
    { actor_id: desk.adminId, before: '2', after: '1' },
    { actor_id: desk.adminId, before: '1', after: '0' },
  ]);
});

test('what people have set stays, and what the file says otherwise is suggested once', async () => {
  const week = [{ day_of_week: 1, opens: '09:00', closes: '17:00' }];
  await desk.run(await desk.stage([{ ...diner, opening_hours: week }, bakery, florist]));
  const [owner] = await database.query<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'owner@oak.example') returning id`,
  );
  const give = 'update public.businesses set owner_id = $1 where name = $2';
  await database.query(give, [owner!.id, diner.name]);
  await database.query(give, [desk.adminId, florist.name]);
  const opening_hours = [{ day_of_week: 1, opens: '10:00', closes: '17:00' }];
  const file = [
    { ...diner, name: 'OAK DINER LLC', phone: '(512) 867-5399', opening_hours },
    { ...bakery, phone: '(512) 867-5398' },
    { ...florist, phone: '(512) 867-5397' },
  ];
  const changes = [
    { field: 'opening_hours', before: week, after: opening_hours },
    { field: 'phone', before: diner.phone, after: '(512) 867-5399' },
  ];
  const id = await desk.stage(file);
  const suggest = (job = id) =>
    desk.ask(`public.decide_import_rows($1, 'suggest', 'kept', note => 'In “file.csv”.')`, [job]);
  const suggested = { check_import: [], run_import: ['suggested', 'unchanged'] };
  for (const [step, outcomes] of Object.entries(suggested)) {
    await desk.ask(`public.${step}($1)`, [id]);
    await desk.work();
    expect(await findCounts(id)).toEqual({ unchanged: 2, updated: 1, kept: 2 });
    expect(await findRows(id, 'kept')).toMatchObject([{ number: 1, changes }, { number: 3 }]);
    expect(await suggest()).toMatchObject({ rows: outcomes.map((outcome) => ({ outcome })) });
  }
  expect(await suggest()).toMatchObject({ left: 0, rows: [] });
  const again = await desk.stage(file);
  await desk.run(again);
  const nothing = { outcome: 'unchanged' };
  expect(await suggest(again)).toMatchObject({ rows: [nothing, nothing] });
  const edits = await database.query(
    `select s.note, f.field, f.before -> f.field as before, f.after -> f.field as after, f.is_with_admins
     from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id order by f.field`,
  );
  const edit = { note: 'In “file.csv”.', is_with_admins: false };
  expect(edits).toEqual(changes.map((change) => ({ ...edit, ...change })));
  const told = await database.query('select recipient_id, kind from public.notifications');
  expect(told).toEqual([{ recipient_id: owner!.id, kind: 'edit_suggested' }]);
});

test('rows that a check merged into a row are counted anew when that row is left out', async () => {
  const more = { ...diner, email: 'hello@oak.example' };
  const id = await desk.stage([diner, bakery, more, { ...more, website: 'https://oak.example/' }]);
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  expect(await findCounts(id)).toEqual({ created: 2, updated: 2 });
  await desk.ask(decideCall, [id, 'leave_out', null, 1]);
  expect(await findCounts(id)).toEqual({ created: 2, updated: 1, left_out: 1 });
  await desk.ask(decideCall, [id, null, null, 1]);
  expect(await findCounts(id)).toEqual({ created: 2, updated: 2 });
  await desk.ask(decideCall, [id, 'leave_out', null, 1]);
  await desk.ask(decideCall, [id, 'draft', null, 2]);
  const checked = await findCounts(id);
  await desk.ask('public.run_import($1)', [id]);
  await desk.work();
  expect(await findCounts(id)).toEqual(checked);
});
