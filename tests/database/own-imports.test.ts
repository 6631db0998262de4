import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { exportPageSchema } from '#app/domain/export/export-schema.ts';
import {
  checkImport,
  createImport,
  decideRows,
  describeImport,
  discardImport,
  findImport,
  findImportLists,
  findImportRows,
  findImports,
  rollBackImport,
  runImport,
  stageRows,
} from '#app/domain/import/import-calls.ts';
import { createOwnRowReader } from '#app/domain/submission/read-own-row.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { createFileWriter } from '../../functions/exports/file-writers.ts';
import { asService, signInAs } from '../support/clients.ts';
import { readEditable } from '../support/edit-listing.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

type Row = Record<string, string>;

/** The rows of the file that an owner downloads. */
async function download(db: Db): Promise<Row[]> {
  const { data: begun } = await db.rpc('begin_export', { filter: { own: true } });
  const { data } = await db.rpc('read_export', { export_id: (begun as { id: string }).id });
  const writer = createFileWriter('csv', 'https://mainstreet.example');
  const text = writer.begin + writer.listings(exportPageSchema.parse(data).listings, true);
  return parse(text.replace('\ufeff', ''), { columns: true });
}

async function work() {
  for (;;) {
    const { data } = await asService().rpc('process_imports', { max_rows: 100 });
    if (!data) return;
  }
}

async function upload(db: Db, rows: readonly Row[]): Promise<string> {
  const [header = [], ...cells] = parse(stringify([...rows], { header: true }));
  const { categories } = await findImportLists({ db });
  const readRow = createOwnRowReader(header, categories);
  const id = await createImport({ db }, { fileName: 'listings.csv', bytes: 9, isOwn: true });
  await stageRows({ db }, { id, rows: cells.map((one, index) => readRow(one, index + 1)) });
  return id;
}

async function check(db: Db, rows: readonly Row[]): Promise<string> {
  const id = await upload(db, rows);
  await checkImport({ db }, id);
  await work();
  return id;
}

async function run(db: Db, id: string) {
  expect(await runImport({ db }, id)).toEqual({ ok: true });
  await work();
  return (await findImport({ db }, id))!;
}

async function findReasons(db: Db, id: string): Promise<(string | null)[]> {
  const { rows } = await findImportRows({ db }, { id, kind: 'rejected' });
  return rows.map(({ reason }) => reason);
}

const own = { phone: '(512) 555-0100', email: 'a@b.example', street: '1 Elm St', website: null };

test('an owner of 105 listings of the seed downloads them, changes 12, sees that, saves it and takes it back', async () => {
  const { client: db, userId } = await createPerson('business_owner');
  const { data: seeded } = await asService()
    .from('businesses')
    .select('id')
    .eq('status', 'published')
    .is('owner_id', null)
    .order('slug')
    .limit(105);
  const ids = seeded!.map(({ id }) => id);
  for (const id of ids)
    await asService().from('businesses').update({ owner_id: userId }).eq('id', id);
  const rows = await download(db);
  expect(rows).toHaveLength(105);
  const unchanged = await check(db, rows);
  expect((await findImport({ db }, unchanged))?.counts).toEqual({ unchanged: 105 });

  const edited = rows.map((row, index) =>
    index < 12 ? { ...row, hours: 'Mon-Fri 9am-5pm', description: '', phone: '5125550123' } : row,
  );
  const before = await Promise.all(ids.map(async (id) => (await readEditable(db, id))?.values));
  const id = await check(db, edited);
  const checked = await findImport({ db }, id);
  expect(checked).toMatchObject({ state: 'checked', counts: { updated: 12, unchanged: 93 } });
  const { rows: planned } = await findImportRows({ db }, { id, kind: 'updated' });
  expect(planned[0]?.changes?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['phone', 'opening_hours']),
  );
  expect(await Promise.all(ids.map(async (one) => (await readEditable(db, one))?.values))).toEqual(
    before,
  );

  expect(await run(db, id)).toMatchObject({
    state: 'done',
    counts: { updated: 12, unchanged: 93 },
  });
  expect((await readEditable(db, rows[0]!.id!))?.values).toMatchObject({
    phone: '(512) 555-0123',
    description: '',
  });
  const { data: history } = await asService()
    .from('business_changes')
    .select('role, actor_id')
    .eq('business_id', rows[0]!.id!)
    .eq('field', 'phone')
    .order('number', { ascending: false })
    .limit(1);
  expect(history).toEqual([{ role: 'owner', actor_id: userId }]);

  expect(await rollBackImport({ db }, id)).toEqual({ ok: true });
  await work();
  expect(await findImport({ db }, id)).toMatchObject({
    state: 'rolled_back',
    rollback_counts: { restored: 12 },
  });
  expect(await Promise.all(ids.map(async (one) => (await readEditable(db, one))?.values))).toEqual(
    before,
  );
}, 120_000);

test('rows of others, unknown, nameless, repeated and invalid ones change nothing and tell nothing', async () => {
  const { owner, listing } = await createOwnedListing({ ...own, name: 'Rye Bakery' });
  const { listing: others } = await createOwnedListing({
    ...own,
    name: 'Secret Bar',
    street: '2 Elm St',
  });
  const [row] = await download(owner.client);
  const id = await check(owner.client, [
    { ...row!, id: others.id, url: '', phone: '(512) 555-0199' },
    {
      ...row!,
      id: '',
      url: `https://mainstreet.example/business/${others.slug}`,
      phone: '(512) 555-0199',
    },
    { ...row!, id: '00000000-0000-4000-8000-000000000000' },
    { ...row!, id: '', url: '' },
    { ...row!, phone: '12', menu_url: 'https://menu.example/' },
    { ...row!, id: '', phone: '(512) 555-0155' },
    { ...row!, id: 'x', url: 'y', name: '=HYPERLINK("http://evil.example")' },
  ]);
  const reasons = await findReasons(owner.client, id);
  expect(reasons).toEqual([
    'own: not_yours',
    'own: not_yours',
    'own: not_yours',
    'own: not_named',
    'own: twice',
    'own: not_yours',
  ]);
  const { rows } = await findImportRows({ db: owner.client }, { id, kind: 'updated' });
  expect(rows).toMatchObject([
    {
      number: 5,
      changes: [{ field: 'menu_url', before: '', after: 'https://menu.example/' }],
      warnings: [{ field: 'phone', cell: '12' }],
    },
  ]);
  expect(
    JSON.stringify(await findImportRows({ db: owner.client }, { id, kind: 'rejected' })),
  ).not.toContain('Secret');
  await run(owner.client, id);
  expect((await readEditable(owner.client, listing.id))?.values).toMatchObject({
    menu_url: 'https://menu.example/',
    phone: own.phone,
  });
  const { data } = await asService()
    .from('businesses')
    .select('phone')
    .eq('id', others.id)
    .single();
  expect(data?.phone).toBe(own.phone);
});

test('a listing that changed hands, or changed, after the check is left alone', async () => {
  const { owner, listing } = await createOwnedListing({ ...own, name: 'Given Away' });
  const [second] = await createListings({
    ...own,
    name: 'Kept Bar',
    street: '2 Elm St',
    owner_id: owner.userId,
  });
  const rows = (await download(owner.client)).map((row) => ({ ...row, phone: '(512) 555-0177' }));
  const id = await check(owner.client, rows);
  const next = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: next.userId }).eq('id', listing.id);
  const other = await check(
    owner.client,
    rows.map((row) => ({ ...row, phone: '(512) 555-0188' })),
  );
  expect((await run(owner.client, other)).counts).toMatchObject({ updated: 1, rejected: 1 });
  expect((await run(owner.client, id)).counts).toEqual({ rejected: 2 });
  expect(
    (await findReasons(owner.client, id)).toSorted((a, b) => `${a}`.localeCompare(`${b}`)),
  ).toEqual(['own: conflict', 'own: not_yours']);
  expect((await readEditable(owner.client, second!.id))?.values.phone).toBe('(512) 555-0188');
  expect((await readEditable(next.client, listing.id))?.values.phone).toBe(own.phone);
});

test('what is reviewed waits, an undo withdraws it, and keeps what was changed again', async () => {
  const { owner, listing } = await createOwnedListing({
    ...own,
    name: 'Quixotry Bakery',
    verification: 'documents',
  });
  const db = owner.client;
  const [row] = await download(db);
  const status = { ...row!, status: 'closed' };
  expect(await findReasons(db, await check(db, [status]))).toEqual(['own: status']);
  const empty = { ...row!, phone: '', category: '' };
  expect(await findReasons(db, await check(db, [empty]))).toEqual(['own: required']);
  const id = await check(db, [
    { ...status, name: 'Harbor Tattoo', phone: '5125550111', specialty: 'Rye' },
  ]);
  await run(db, id);
  const { rows } = await findImportRows({ db }, { id, kind: 'updated' });
  expect(rows).toMatchObject([{ reason: 'own: pending' }]);
  const waiting = async () =>
    (await asService().from('pending_changes').select('status').eq('business_id', listing.id)).data;
  expect(await waiting()).toEqual([{ status: 'waiting' }]);
  expect((await readEditable(db, listing.id))?.values).toMatchObject({
    name: 'Quixotry Bakery',
    specialty: 'Rye',
  });
  await db.rpc('change_business', {
    business_id: listing.id,
    old_values: { phone: '(512) 555-0111' },
    new_values: { phone: '(512) 555-0122' },
  });
  await rollBackImport({ db }, id);
  await work();
  expect(await waiting()).toEqual([{ status: 'withdrawn' }]);
  expect((await readEditable(db, listing.id))?.values).toMatchObject({
    phone: '(512) 555-0122',
    specialty: '',
  });
});

test('who may change only the hours changes only those, and who is suspended nothing', async () => {
  const { owner, listing } = await createOwnedListing({ ...own, name: 'Night Bar' });
  const member = await createPerson('community_user');
  await asService()
    .from('business_members')
    .insert({ business_id: listing.id, user_id: member.userId, role: 'hours' });
  const [row] = await download(member.client);
  const id = await check(member.client, [{ ...row!, phone: '5125550111' }]);
  expect(await findReasons(member.client, id)).toEqual(['own: hours_only']);
  const hours = await check(member.client, [{ ...row!, hours: 'Mon 9am-5pm' }]);
  expect((await run(member.client, hours)).counts).toEqual({ updated: 1 });
  const late = await check(owner.client, [{ ...row!, phone: '5125550111' }]);
  await runImport({ db: owner.client }, late);
  await asService().auth.admin.updateUserById(owner.userId, { ban_duration: '1h' });
  await work();
  const { data } = await asService()
    .from('businesses')
    .select('phone')
    .eq('id', listing.id)
    .single();
  expect(data?.phone).toBe(own.phone);
});

test('an owner’s file is nobody else’s, makes no source, drafts or columns, and is limited in rows and number', async () => {
  const { owner } = await createOwnedListing({ ...own, name: 'Elm Bar' });
  const stranger = await createOwnedListing({ ...own, name: 'Oak Bar' });
  const admin = (await signInAs('admin')).client;
  const [row] = await download(owner.client);
  const id = await check(owner.client, [{ ...row!, phone: '5125550111' }]);
  for (const db of [stranger.owner.client, admin]) {
    expect(await runImport({ db }, id)).toMatchObject({ ok: false });
    expect(await discardImport({ db }, id)).toMatchObject({ ok: false });
    expect(await findImport({ db }, id)).toBeNull();
    await expect(findImportRows({ db }, { id, kind: 'updated' })).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    expect(await findImports({ db }, true)).toEqual([]);
  }
  expect((await findImports({ db: admin })).map((one) => one.id)).not.toContain(id);
  const db = owner.client;
  await expect(findImports({ db })).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(createImport({ db }, { fileName: 'a.csv', bytes: 1 })).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  const settings = { reading: null, columns: { fields: {}, key: [] } };
  expect(await describeImport({ db }, { id, source: 'mine', settings })).toBe(false);
  for (const decision of ['draft', 'import', 'same', 'suggest'] as const)
    expect(await decideRows({ db }, { id, number: 1, decision })).toMatchObject({ ok: false });
  expect(await decideRows({ db }, { id, number: 1, decision: 'leave_out' })).toMatchObject({
    ok: true,
  });
  expect((await run(db, id)).counts).toEqual({ left_out: 1 });

  const many = createOwnRowReader(['id'], [])([row!.id!], 2001);
  await expect(
    stageRows({ db }, { id: await upload(db, [row!]), rows: [many] }),
  ).rejects.toMatchObject({
    cause: { code: 'PT400' },
  });
  const visitor = await createPerson('community_user');
  await expect(upload(visitor.client, [row!])).rejects.toMatchObject({ cause: { code: '42501' } });
  const { error } = await visitor.client.rpc('begin_export', { filter: {} });
  expect(error).not.toBeNull();
  await expect(async () => {
    for (let count = 0; count < 21; count += 1) await upload(db, [row!]);
  }).rejects.toMatchObject({ cause: { code: 'PT429' } });
});
