import { expect, test } from 'vitest';
import { bakery, diner, florist, type ImportDesk, openImports } from '../support/imports.ts';

const { database, desk } = await openImports();

const county = { name: 'county', findKey: () => null };

async function check(rows: Parameters<ImportDesk['stage']>[0]) {
  const id = await desk.stage(rows, county);
  await desk.ask('public.check_import($1)', [id]);
  await desk.work();
  return id;
}

async function runOn(id: string) {
  expect(await desk.ask('public.run_import($1)', [id])).toBe(true);
  await desk.work();
}

const decide = (id: string, decision: string, businessId: string | null = null) =>
  desk.ask('public.decide_missing_listings($1, $2, $3)', [id, decision, businessId]);

async function findStatuses() {
  const rows = await database.query<{ name: string; status: string }>(
    'select name, status from public.businesses',
  );
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}

test('listings that a source’s file no longer has are closed or kept as an admin says, and a rollback opens them', async () => {
  await desk.run(await desk.stage([diner, bakery, florist], county));
  const before = await findStatuses();
  const id = await check([diner]);
  const { listings } = await desk.ask<{ listings: { id: string; name: string }[] }>(
    'public.find_missing_listings($1)',
    [id],
  );
  expect(listings.map(({ name }) => name).toSorted()).toEqual(['Fern Florist', 'Rye Bakery']);
  await decide(id, 'close', listings.find(({ name }) => name === 'Rye Bakery')!.id);
  expect(await desk.get(id)).toMatchObject({ missing: { undecided: 1, close: 1 } });
  expect(await findStatuses()).toEqual(before);

  await runOn(id);
  expect(await desk.get(id)).toMatchObject({
    state: 'done',
    missing: { undecided: 1, close: 0, closed: 1 },
  });
  expect(await findStatuses()).toEqual({ ...before, 'Rye Bakery': 'closed' });

  // After the import, what is still undecided is closed at once.
  expect(await decide(id, 'close')).toBe(true);
  await desk.work();
  expect(await findStatuses()).toMatchObject({ 'Fern Florist': 'closed' });
  expect(await desk.ask('public.roll_back_import($1)', [id])).toBe('done');
  await desk.work();
  expect(await findStatuses()).toEqual(before);
  expect(await desk.get(id)).toMatchObject({ missing: { undecided: 0, closed: 0 } });
});

test('an import without a check, as `npm run import` does, asks about them afterwards', async () => {
  await desk.run(await desk.stage([diner, bakery], county));
  const id = await desk.stage([diner], county);
  await database.transaction(async (client) => {
    await client.query(`select set_config('request.jwt.claims', '{"role":"service_role"}', true)`);
    await client.query('select public.run_import($1)', [id]);
  });
  await desk.work();
  expect(await desk.get(id)).toMatchObject({ state: 'done', missing: { undecided: 1 } });
  expect(await decide(id, 'close')).toBe(true);
  await desk.work();
  expect(await findStatuses()).toMatchObject({ 'Rye Bakery': 'closed' });
});

test('a listing that was closed for being gone from the file opens with the next file that has it', async () => {
  await desk.run(await desk.stage([diner, bakery], county));
  const id = await check([diner]);
  await decide(id, 'close');
  await runOn(id);
  expect(await findStatuses()).toMatchObject({ 'Rye Bakery': 'closed' });
  await desk.run(await desk.stage([diner, bakery], county));
  expect(await findStatuses()).toMatchObject({ 'Rye Bakery': 'published' });
});

test('nothing is missing of another source, of claimed listings, or where the row is only held', async () => {
  await desk.run(await desk.stage([diner, bakery, florist], county));
  await database.query(`update public.businesses set owner_id = $1 where name = 'Rye Bakery'`, [
    desk.adminId,
  ]);
  const id = await check([diner, { ...florist, street: '9 Pine St', phone: null }]);
  expect(await desk.get(id)).toMatchObject({ counts: { held: 1 }, missing: { undecided: 0 } });
  const other = await desk.stage([diner], { ...county, name: 'other' });
  await desk.ask('public.check_import($1)', [other]);
  await desk.work();
  expect(await desk.get(other)).toMatchObject({ missing: { undecided: 0 } });
});

test('a check can be stopped, checked again and discarded; an import that has begun cannot', async () => {
  const id = await desk.stage([diner, bakery]);
  await desk.ask('public.check_import($1)', [id]);
  expect(await desk.ask('public.stop_import($1)', [id])).toBe(true);
  expect(await desk.get(id)).toMatchObject({ state: 'stopped', started_at: null });
  expect(await desk.ask('public.run_import($1)', [id])).toBe(false);
  await desk.run(id);
  expect(await desk.ask('public.discard_import($1)', [id])).toBe(false);
  const second = await check([florist]);
  expect(await desk.ask('public.discard_import($1)', [second])).toBe(true);
  expect(await desk.ask('public.get_import($1)', [second])).toBeNull();
});
