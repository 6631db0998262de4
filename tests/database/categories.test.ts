import { beforeAll, expect, test } from 'vitest';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { callFunction } from '#app/domain/call-function.ts';
import { findCategoriesToManage, saveCategory } from '#app/domain/category/category-calls.ts';
import {
  findNameChanges,
  mergeNames,
  retireName,
  undoNameChange,
} from '#app/domain/name/name-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { findCategoryId, search } from '../support/search.ts';

let db: Db;
beforeAll(async () => {
  db = (await signInAs('admin')).client;
});

const values = { meaning: 'For tests.', attributes: ['Parking'], drawing: null, position: null };
const slugsOffered = async () => (await findCategories({ db: asAnyone() })).map(({ slug }) => slug);
const getVocabulary = async () =>
  (await callFunction({ db: asService() }, 'get_vocabulary', { known_version: '' }))!;

test('a category is added, renamed with its words, restored, retired and brought back', async () => {
  const added = { ...values, category: null, slug: 'quixotries', name: 'Quixotries' };
  expect(await saveCategory({ db }, added)).toMatchObject({ ok: true });
  await db.rpc('change_vocabulary', { kind: 'need', key: 'quixotries', added: ['tilt at mills'] });
  expect(await slugsOffered()).toContain('quixotries');

  const renamed = { ...added, category: 'quixotries', slug: 'windmills', name: 'Windmills' };
  expect(await saveCategory({ db }, renamed)).toMatchObject({ ok: true });
  const { categories, former_categories, phrases } = await getVocabulary();
  expect(categories.map(([slug]) => slug)).not.toContain('quixotries');
  expect(former_categories).toContainEqual(['quixotries', 'windmills']);
  expect(phrases).toContainEqual(['category', 'windmills', ['tilt at mills']]);
  const [change] = await findNameChanges({ db }, { kind: 'category', name: 'windmills' });
  expect(change).toMatchObject({
    before: { slug: 'quixotries', name: 'Quixotries' },
    after: { slug: 'windmills', name: 'Windmills' },
  });

  expect(
    await saveCategory({ db }, { ...renamed, category: 'windmills', slug: 'quixotries' }),
  ).toMatchObject({ ok: true });
  expect((await getVocabulary()).former_categories).toContainEqual(['windmills', 'quixotries']);

  const [renamedBack] = await findNameChanges({ db }, { kind: 'category', name: 'quixotries' });
  await undoNameChange({ db }, renamedBack!.id);
  await undoNameChange({ db }, change!.id);
  await retireName({ db }, { kind: 'category', name: 'quixotries', isRetired: true });
  expect(await slugsOffered()).not.toContain('quixotries');
  await retireName({ db }, { kind: 'category', name: 'quixotries', isRetired: false });
  expect(await slugsOffered()).toContain('quixotries');
});

test('a merge moves listings with their specialties, words and the address, its preview nothing; its undo gives all back', async () => {
  const service = asService();
  const [from, into] = [await findCategoryId('pizza'), await findCategoryId('restaurants')];
  const read = async () => {
    const { data } = await service
      .from('businesses')
      .select('id, category_id, more_category_ids, specialty')
      .or(`category_id.in.(${from},${into}),more_category_ids.ov.{${from},${into}}`)
      .order('id');
    return data ?? [];
  };
  const having = (rows: Awaited<ReturnType<typeof read>>, id: number) =>
    rows.filter((row) => row.category_id === id || row.more_category_ids.includes(id)).length;
  const before = await read();
  const words = async () => {
    const { categories, former_categories, phrases } = await getVocabulary();
    const of = ([slug]: [string, ...unknown[]]) => slug === 'pizza' || slug === 'restaurants';
    return JSON.stringify([
      categories.filter(of).map(([slug, , names]) => [slug, names.toSorted()]),
      former_categories.filter(of),
      phrases
        .filter(([, meaning]) => meaning === 'pizza' || meaning === 'restaurants')
        .map(([kind, meaning, list]) => [kind, meaning, list.toSorted()]),
    ]);
  };
  const wordsBefore = await words();
  const merge = (isPreview: boolean) =>
    mergeNames({ db }, { kind: 'category', name: 'pizza', into: 'restaurants', isPreview });
  const counts = { ok: true, listings: having(before, from) };
  expect(await merge(true)).toMatchObject(counts);
  expect(await read()).toEqual(before);
  expect(await merge(false)).toMatchObject(counts);
  const merged = await read();
  expect(having(merged, from)).toBe(0);
  const special = before.filter((row) => row.category_id === from && row.specialty !== null);
  expect(special.length).toBeGreaterThan(0);
  expect(merged).toEqual(
    expect.arrayContaining(
      special.map(({ id, specialty }) => expect.objectContaining({ id, specialty })),
    ),
  );
  const { former_categories, categories } = await getVocabulary();
  expect(former_categories).toContainEqual(['pizza', 'restaurants']);
  expect(categories.find(([slug]) => slug === 'restaurants')?.[2]).toContain('pizza');
  expect(await slugsOffered()).not.toContain('pizza');

  const [change] = await findNameChanges({ db }, { kind: 'category', name: 'restaurants' });
  expect(change).toMatchObject({ before: { merged: 'Pizza' }, can_undo: true });
  expect(await undoNameChange({ db }, change!.id)).toMatchObject({ ok: true });
  expect(await read()).toEqual(before);
  expect(await words()).toBe(wordsBefore);
  expect(await undoNameChange({ db }, change!.id)).toMatchObject({ field: 'change' });
});

test('a category has its place in lists and keeps its drawing when its address changes', async () => {
  const change = { ...values, category: 'florists', name: 'Florists', position: 1 };
  expect(await saveCategory({ db }, { ...change, slug: 'flower-shops' })).toMatchObject({
    ok: true,
  });
  expect((await slugsOffered())[0]).toBe('flower-shops');
  const find = async () =>
    (await findCategoriesToManage({ db })).find(({ slug }) => slug === 'flower-shops');
  expect(await find()).toMatchObject({ drawing: 'florists', position: 1 });
  const card = await search({ category: 'flower-shops' });
  expect(JSON.stringify(card)).toContain('"drawing":"florists"');
  const chosen = { ...change, category: 'flower-shops', slug: 'flower-shops', drawing: 'bakeries' };
  await saveCategory({ db }, chosen);
  expect(await find()).toMatchObject({ drawing: 'bakeries' });
  expect(await saveCategory({ db }, { ...chosen, position: 1000 })).toMatchObject({
    field: 'position',
  });
  await saveCategory({ db }, { ...chosen, slug: 'florists', position: null, drawing: null });
});

test.each([
  [{ slug: 'bars', name: 'Other bars' }, 'slug'],
  [{ slug: 'No Slug', name: 'Kind' }, 'slug'],
  [{ slug: 'a-kind', name: '' }, 'name'],
])('%j is refused for its %s', async (given, field) => {
  expect(await saveCategory({ db }, { ...values, category: null, ...given })).toMatchObject({
    reason: 'invalid',
    field,
  });
});

test('a category with listings cannot be retired, and nobody else changes one', async () => {
  expect(
    await retireName({ db }, { kind: 'category', name: 'bars', isRetired: true }),
  ).toMatchObject({
    field: 'name',
  });
  const { client: owner } = await signInAs('owner');
  const change = { meaning: '', attributes: [], category: 'bars', slug: 'bars', name: 'Mine' };
  expect((await owner.rpc('save_category', change)).error?.code).toBe('42501');
  const merge = { kind: 'category', name: 'bars', into_name: 'cafes', is_preview: true };
  expect((await owner.rpc('merge_names', merge)).error?.code).toBe('42501');
  await expect(findCategoriesToManage({ db: owner })).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

test.skipIf(fileDatabase() === null)(
  'a category without listings is merged and comes back; a merge may take longer than other statements',
  async () => {
    // As long as thousands would take; others end after 8 s.
    await fileDatabase()!.query(`
      create function private.delay() returns trigger language plpgsql as 'begin perform pg_sleep(9); return null; end';
      create trigger delay after insert on private.former_categories execute function private.delay()`);
    const merge = {
      kind: 'category',
      name: 'wineries',
      into: 'restaurants',
      isPreview: false,
    } as const;
    expect(await mergeNames({ db }, merge)).toMatchObject({ ok: true, listings: 0 });
    await fileDatabase()!.query('drop function private.delay cascade');
    const [change] = await findNameChanges({ db }, { kind: 'category', name: 'restaurants' });
    expect(await undoNameChange({ db }, change!.id)).toMatchObject({ ok: true });
    expect(await slugsOffered()).toContain('wineries');
  },
);
