import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportAccount } from '#app/domain/account/account-calls.ts';
import {
  copySavedList,
  deleteSavedList,
  findOwnList,
  findSavedLists,
  saveNote,
  orderSavedList,
  putSavedList,
  savePlaces,
  unsavePlace,
} from '#app/domain/saved/saved-calls.ts';
import { findSharedList } from '#app/domain/saved/saved.server.ts';
import type { OwnList } from '#app/domain/saved/saved.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const database = fileDatabase();

/** A person with a list of three places. */
async function createSaver() {
  const { client: db, userId } = await createPerson('community_user');
  const listings = await createListings({}, {}, {});
  const slugs = listings.map(({ slug }) => slug);
  const listId = randomUUID();
  expect(await putSavedList({ db }, { listId, name: 'Tacos', isShared: false })).toEqual({
    ok: true,
  });
  expect(await savePlaces({ db }, { slugs, listId })).toEqual({ ok: true });
  return { db, userId, slugs, listId };
}

const slugsOf = (list: Pick<OwnList, 'places'> | null) => list?.places.map(({ slug }) => slug);

test('a heart saves to a list that needs no name, once, and removes from all lists', async () => {
  const { db, slugs, listId } = await createSaver();
  const [first = ''] = slugs;
  for (let time = 0; time < 2; time++) {
    expect(await savePlaces({ db }, { slugs: [first, 'no-such-place'], listId: null })).toEqual({
      ok: true,
    });
  }
  const found = await findSavedLists({ db });
  expect(found.lists).toMatchObject([
    { name: null, count: 1 },
    { name: 'Tacos', count: 3 },
  ]);
  expect(found.places.find(({ slug }) => slug === first)?.lists.toSorted()).toEqual(
    [found.lists[0]!.id, listId].toSorted(),
  );
  await unsavePlace({ db }, { slug: first, listId: null });
  expect((await findSavedLists({ db })).places.map(({ slug }) => slug)).not.toContain(first);
});

test('a list has its places newest first, or in the order given, with their notes', async () => {
  const { db, slugs, listId } = await createSaver();
  expect(slugsOf(await findOwnList({ db }, listId))).toEqual(slugs);
  const [late] = await createListings({});
  await savePlaces({ db }, { slugs: [late!.slug], listId });
  expect(slugsOf(await findOwnList({ db }, listId))).toEqual([late!.slug, ...slugs]);
  const order = [slugs[2]!, late!.slug, slugs[0]!, slugs[1]!];
  expect(await orderSavedList({ db }, { listId, slugs: order })).toEqual({ ok: true });
  expect(slugsOf(await findOwnList({ db }, listId))).toEqual(order);
  const note = { listId, slug: late!.slug, note: ' Get the brisket. ' };
  expect(await saveNote({ db }, note)).toEqual({ ok: true });
  expect((await findOwnList({ db }, listId))?.places[1]).toMatchObject({
    note: 'Get the brisket.',
  });
  await saveNote({ db }, { ...note, note: ' ' });
  expect((await findOwnList({ db }, listId))?.places[1]).toMatchObject({ note: null });
});

test('only its owner reads a private list; everyone with the link reads a shared one', async () => {
  const { db, listId } = await createSaver();
  const other = (await createPerson('community_user')).client;
  for (const reader of [db, other, asAnyone()]) {
    expect(await findSharedList({ db: reader }, listId)).toBeNull();
  }
  await putSavedList({ db }, { listId, name: 'Best tacos', isShared: true });
  expect(await findOwnList({ db: other }, listId)).toBeNull();
  const shown = { id: listId, name: 'Best tacos', author: null, count: 3, places: [{}, {}, {}] };
  for (const reader of [db, other, asAnyone()]) {
    const found = await findSharedList({ db: reader }, listId);
    expect(found).toMatchObject(shown);
    expect(Object.keys(found!).toSorted()).toEqual(Object.keys(shown).toSorted());
  }
  await putSavedList({ db }, { listId, name: 'Best tacos', isShared: false });
  expect(await findSharedList({ db: asAnyone() }, listId)).toBeNull();
});

test('a list is read 50 places a page, and its owner orders all of them', async () => {
  const { client: db } = await createPerson('community_user');
  const { data } = await asService()
    .from('businesses')
    .select('slug')
    .eq('status', 'published')
    .limit(101)
    .throwOnError();
  const slugs = data.map(({ slug }) => slug).toReversed();
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name: 'Long', isShared: true });
  expect(await savePlaces({ db }, { slugs, listId })).toEqual({ ok: true });
  for (const read of [findOwnList, findSharedList]) {
    const pages = await Promise.all([1, 2, 3, 4, 0, -5].map((page) => read({ db }, listId, page)));
    const [first, second, third, ...others] = pages.map((page) => slugsOf(page));
    expect([first, second, third]).toEqual([
      slugs.slice(0, 50),
      slugs.slice(50, 100),
      slugs.slice(100),
    ]);
    expect(others).toEqual([[], first, first]);
    expect(pages.map((page) => page?.count)).toEqual(Array(6).fill(101));
  }
  const own = await findOwnList({ db }, listId, 2_147_483_647);
  expect([own?.places, own?.order.map(({ slug }) => slug)]).toEqual([[], slugs]);
});

test('what changes a shared list invalidates its copies, and a private list has none', async () => {
  const { db, userId, slugs, listId } = await createSaver();
  const service = asService();
  const find = async (after?: string) =>
    (await service.rpc('find_changes', after ? { after } : {})).data as {
      position: string;
      tags: object;
    };
  /** Whether it invalidates this list, by its name or by that of all lists. */
  async function invalidates(change: () => PromiseLike<unknown>) {
    const { position } = await find();
    await change();
    const { tags } = await find(position);
    return `list:${listId}` in tags || 'lists' in tags;
  }
  const put = (isShared: boolean, isPublic = false) =>
    putSavedList({ db }, { listId, name: 'Tacos', isShared, isPublic });
  const write = (note: string) => () => saveNote({ db }, { listId, slug: slugs[0]!, note });
  const setStatus = (status: 'suspended' | 'published') => () =>
    service.from('businesses').update({ status }).eq('slug', slugs[1]!).throwOnError();
  const rename = (first_name: string) => () =>
    service.from('profiles').update({ first_name }).eq('user_id', userId).throwOnError();
  const ban = (ban_duration: string) => () =>
    service.auth.admin.updateUserById(userId, { ban_duration });
  expect(await invalidates(write('Soup'))).toBe(false);
  expect(await invalidates(() => put(true))).toBe(true);
  expect(await invalidates(write('Stew'))).toBe(true);
  expect(await invalidates(() => unsavePlace({ db }, { slug: slugs[2]!, listId }))).toBe(true);
  expect(await invalidates(() => savePlaces({ db }, { slugs, listId }))).toBe(true);
  expect(await invalidates(setStatus('suspended'))).toBe(true);
  expect(await invalidates(setStatus('published'))).toBe(true);
  expect(await invalidates(rename('Berta'))).toBe(false);
  expect(await invalidates(() => put(true, true))).toBe(true);
  expect(await invalidates(rename('Carla'))).toBe(true);
  expect(await invalidates(ban('24h'))).toBe(true);
  expect(await invalidates(ban('none'))).toBe(true);
  expect(await invalidates(() => put(false))).toBe(true);
  expect(await invalidates(setStatus('suspended'))).toBe(false);
});

test('people cannot change another person’s list, even a shared one', async () => {
  const { db, slugs, listId } = await createSaver();
  await putSavedList({ db }, { listId, name: 'Tacos', isShared: true });
  const other = { db: (await createPerson('community_user')).client };
  const gone = { ok: false, reason: 'gone' };
  expect(await putSavedList(other, { listId, name: 'Mine now', isShared: true })).toEqual(gone);
  expect(await savePlaces(other, { slugs, listId })).toEqual(gone);
  expect(await orderSavedList(other, { listId, slugs: [] })).toEqual(gone);
  expect(await saveNote(other, { listId, slug: slugs[0]!, note: 'Hi' })).toEqual(gone);
  await unsavePlace(other, { slug: slugs[0]!, listId });
  await deleteSavedList(other, listId);
  expect(await findOwnList({ db }, listId)).toMatchObject({
    name: 'Tacos',
    places: [{ note: null }, { note: null }, { note: null }],
  });
});

test('a shared list is copied into a list of one’s own, a private one is not', async () => {
  const { db, slugs, listId } = await createSaver();
  const other = { db: (await createPerson('community_user')).client };
  const copy = { listId, copyId: randomUUID(), name: 'Tacos' };
  expect(await copySavedList(other, copy)).toEqual({ ok: false, reason: 'gone' });
  await putSavedList({ db }, { listId, name: 'Tacos', isShared: true });
  await saveNote({ db }, { listId, slug: slugs[0]!, note: 'Try the soup' });
  expect(await copySavedList(other, copy)).toEqual({ ok: true });
  expect(await copySavedList(other, copy)).toEqual({ ok: true });
  expect(slugsOf(await findOwnList(other, copy.copyId))).toEqual(slugs);
  expect(await findOwnList(other, copy.copyId)).toMatchObject({
    is_shared: false,
    places: [{ note: null }, { note: null }, { note: null }],
  });
  const again = { ...copy, copyId: randomUUID() };
  await copySavedList({ db }, again);
  expect(await findOwnList({ db }, again.copyId)).toMatchObject({
    places: [{ note: 'Try the soup' }, { note: null }, { note: null }],
  });
});

test('a merged place is shown as the one it became, and a removed one is counted', async () => {
  const { db, slugs, listId } = await createSaver();
  const ids = (await asService().from('businesses').select('id, slug').in('slug', slugs)).data!;
  const idOf = (slug?: string) => ids.find((row) => row.slug === slug)!.id;
  await asService().from('businesses').update({ status: 'suspended' }).eq('id', idOf(slugs[2]));
  const list = await findOwnList({ db }, listId);
  expect(slugsOf(list)).toEqual(slugs.slice(0, 2));
  expect(list?.hidden).toBe(1);
});

test('a person has at most 50 lists', async () => {
  const { client: db } = await createPerson('community_user');
  const put = () => putSavedList({ db }, { listId: randomUUID(), name: 'List', isShared: false });
  for (let made = 0; made < 50; made++) expect(await put()).toEqual({ ok: true });
  expect(await put()).toEqual({ ok: false, reason: 'full' });
});

test('visitors cannot save places or lists', async () => {
  const db = asAnyone();
  const refused = await Promise.all([
    db.rpc('find_saved_lists'),
    db.rpc('save_businesses', { slugs: [] }),
    db.rpc('put_saved_list', { list_id: randomUUID(), name: 'List', is_shared: false }),
    db.rpc('copy_saved_list', { list_id: randomUUID(), copy_id: randomUUID(), name: 'List' }),
    db.rpc('delete_saved_list', { list_id: randomUUID() }),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
});

test('the export of a person’s data has their lists', async () => {
  const { db, slugs } = await createSaver();
  const { saved_lists } = await exportAccount({ db });
  expect(saved_lists).toMatchObject([
    { name: 'Tacos', is_shared: false, places: slugs.map((slug) => ({ slug, note: null })) },
  ]);
});

test('people who saved a place get one mail that it closed', async () => {
  const { db, userId, slugs } = await createSaver();
  await savePlaces({ db }, { slugs, listId: null });
  const service = asService();
  const notify = async () => {
    while (((await service.rpc('notify_savers')).data ?? 0) > 0);
  };
  const told = async () =>
    (await service.from('notifications').select('kind, data').eq('recipient_id', userId)).data;
  await notify();
  expect(await told()).toEqual([]);
  await service
    .from('businesses')
    .update({ status: 'closed' })
    .eq('slug', slugs[0]!)
    .throwOnError();
  await notify();
  await notify();
  const news = { kind: 'saved_place_changed', data: { slug: slugs[0], status: 'closed' } };
  expect(await told()).toMatchObject([news]);
  expect((await db.rpc('notify_savers')).error?.code).toBe('42501');
});

test('names and notes of lists have no characters that turn or hide text', async () => {
  const { db, slugs, listId } = await createSaver();
  const name = '\u202eTacos\u0007\u202c';
  expect(await putSavedList({ db }, { listId, name, isShared: true })).toEqual({ ok: true });
  await saveNote({ db }, { listId, slug: slugs[0]!, note: '\u2066Soup\u2069' });
  expect(await findOwnList({ db }, listId)).toMatchObject({
    name: 'Tacos',
    places: [{ note: 'Soup' }, {}, {}],
  });
  const blank = { listId: randomUUID(), name: '\u2800', isShared: false };
  expect(await putSavedList({ db }, blank)).toMatchObject({ ok: false });
});

test.skipIf(database === null)(
  'people who saved a place are told of its new hours, once a week',
  async () => {
    const [{ db, userId, slugs }, { db: other, userId: editor }] = [
      await createSaver(),
      await createSaver(),
    ];
    await savePlaces({ db }, { slugs, listId: null });
    await savePlaces({ db: other }, { slugs, listId: null });
    const { data } = await asService()
      .from('businesses')
      .select('id')
      .eq('slug', slugs[0]!)
      .single();
    const change = (hours: number, field: string, actor: string | null) =>
      database!.query(
        `insert into public.business_changes (business_id, at, actor_id, role, field, before, after, was_public)
       values ($1, now() - make_interval(mins => $2), $3, 'directory', $4, '[]', '[{}]', true)`,
        [data!.id, hours * 60, actor, field],
      );
    const notify = async () => {
      while (((await asService().rpc('notify_of_new_hours')).data ?? 0) > 0);
      const { data: told } = await asService()
        .from('notifications')
        .select('recipient_id, kind, data')
        .in('recipient_id', [userId, editor])
        .eq('kind', 'saved_place_hours');
      return told;
    };
    await change(4, 'phone', null);
    await change(0.5, 'opening_hours', null);
    expect(await notify()).toEqual([]);
    await database!.query(`alter table public.business_changes disable trigger user`);
    await database!.query(
      `update public.business_changes set at = now() - interval '3 hours', actor_id = $1 where business_id = $2`,
      [editor, data!.id],
    );
    await database!.query(`alter table public.business_changes enable trigger user`);
    const news = { recipient_id: userId, data: { slug: slugs[0] } };
    expect(await notify()).toMatchObject([news]);
    expect(await notify()).toMatchObject([news]);
    expect((await db.rpc('notify_of_new_hours')).error?.code).toBe('42501');
  },
);
