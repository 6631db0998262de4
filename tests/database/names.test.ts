import { beforeAll, expect, test } from 'vitest';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { callFunction } from '#app/domain/call-function.ts';
import {
  findAuthors,
  findNameChanges,
  mergeNames,
  renameWord,
  retireName,
  saveAuthor,
  undoNameChange,
} from '#app/domain/name/name-calls.ts';
import type { NameKind } from '#app/domain/name/name.ts';
import {
  changeVocabulary,
  findVocabulary,
  findVocabularyEntry,
} from '#app/domain/vocabulary/vocabulary-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { search } from '../support/search.ts';

let db: Db;
beforeAll(async () => {
  db = (await signInAs('admin')).client;
});

const undoLatest = async (kind: NameKind, name: string) => {
  const [change] = await findNameChanges({ db }, { kind, name });
  return undoNameChange({ db }, change!.id);
};
const featuresOf = async (id: string) => {
  const { data } = await asService().from('businesses').select('attributes').eq('id', id).single();
  return data?.attributes;
};
const offered = async (category: string) =>
  (await findCategories({ db: asAnyone() })).find(({ slug }) => slug === category)?.attributes;
const entryOf = (kind: 'feature' | 'brand', key: string) =>
  findVocabularyEntry({ db }, { kind, key });

test('a feature is renamed in listings, forms and searches; what still has its former name gets the new one', async () => {
  const [one] = await createListings({ attributes: ['Dog friendly', 'Parking'] });
  const id = one!.id;
  const found = async (feature: string) => (await search({ features: [feature] })).total;
  const before = await found('Dog friendly');
  const rename = (newName: string) =>
    renameWord({ db }, { kind: 'feature', name: 'Dog friendly', newName });
  expect(await rename('Parking')).toMatchObject({ field: 'name' });
  expect(await rename('Dogs welcome')).toMatchObject({ ok: true });
  expect(await featuresOf(id)).toEqual(['Dogs welcome', 'Parking']);
  expect(await offered('cafes')).toContain('Dogs welcome');
  expect(await offered('cafes')).not.toContain('Dog friendly');
  expect(await found('Dogs welcome')).toBe(before);
  expect(await found('Dog friendly')).toBe(before);
  const [late] = await createListings({ attributes: ['Dog friendly', 'Dogs welcome'] });
  expect(await featuresOf(late!.id)).toEqual(['Dogs welcome']);

  expect(await undoLatest('feature', 'Dogs welcome')).toMatchObject({ ok: true });
  expect(await featuresOf(id)).toEqual(['Dog friendly', 'Parking']);
  expect(
    (await entryOf('feature', 'Dog friendly'))?.phrases.map(({ phrase }) => phrase),
  ).not.toContain('Dogs welcome');
});

test('a merge of features moves listings and phrases, its preview nothing; its undo gives back', async () => {
  const created = await createListings(
    { attributes: ['Gift cards'] },
    { attributes: ['Gift cards', 'Delivery'] },
  );
  const [one, both] = [created[0]!, created[1]!];
  const before = await offered('cafes');
  const merge = (isPreview: boolean) =>
    mergeNames({ db }, { kind: 'feature', name: 'Gift cards', into: 'Delivery', isPreview });
  const preview = await merge(true);
  expect(preview).toMatchObject({ ok: true, listings: expect.any(Number) });
  expect(await featuresOf(one.id)).toEqual(['Gift cards']);
  expect(await merge(false)).toEqual(preview);
  expect(await featuresOf(one.id)).toEqual(['Delivery']);
  expect(await featuresOf(both.id)).toEqual(['Delivery']);
  expect(await offered('cafes')).not.toContain('Gift cards');
  expect((await entryOf('feature', 'gift cards'))?.key).toBe('Delivery');

  expect(await undoLatest('feature', 'Delivery')).toMatchObject({ ok: true });
  expect(await featuresOf(one.id)).toEqual(['Gift cards']);
  expect((await featuresOf(both.id))?.toSorted()).toEqual(['Delivery', 'Gift cards']);
  expect((await offered('cafes'))?.toSorted()).toEqual(before?.toSorted());
});

test('a retired feature is not offered and no search word; restored, it is again', async () => {
  const retire = (isRetired: boolean) =>
    retireName({ db }, { kind: 'feature', name: 'Power outlets', isRetired });
  await retire(true);
  expect(await offered('cafes')).not.toContain('Power outlets');
  const retired = { kind: 'feature', q: '', after: '', isRetired: true } as const;
  expect((await findVocabulary({ db }, retired)).entries).toMatchObject([{ key: 'Power outlets' }]);
  expect(await undoLatest('feature', 'Power outlets')).toMatchObject({ ok: true });
  expect(await offered('cafes')).toContain('Power outlets');
});

test('a brand is added, renamed, merged and retired, each with its undo', async () => {
  await changeVocabulary({ db }, { kind: 'brand', key: 'Quixote Mills', added: ['qm'] });
  await changeVocabulary({ db }, { kind: 'brand', key: 'Sancho Grill', added: ['sg'] });
  const names = async (key: string) =>
    (await entryOf('brand', key))?.phrases.map(({ phrase }) => phrase).toSorted();
  await renameWord({ db }, { kind: 'brand', name: 'Quixote Mills', newName: 'Windmills' });
  expect(await names('Windmills')).toEqual(['qm', 'quixote mills']);
  await undoLatest('brand', 'Windmills');
  expect(await names('Quixote Mills')).toEqual(['qm']);

  const merge = { kind: 'brand', name: 'Quixote Mills', into: 'Sancho Grill' } as const;
  expect(await mergeNames({ db }, { ...merge, isPreview: true })).toMatchObject({ phrases: 2 });
  await mergeNames({ db }, { ...merge, isPreview: false });
  expect(await names('Sancho Grill')).toEqual(['qm', 'quixote mills', 'sg']);
  expect((await entryOf('brand', 'Quixote Mills'))?.key).toBe('Sancho Grill');
  await undoLatest('brand', 'Sancho Grill');
  expect([await names('Quixote Mills'), await names('Sancho Grill')]).toEqual([['qm'], ['sg']]);

  const known = async () =>
    JSON.stringify(
      (await callFunction({ db: asService() }, 'get_vocabulary', { known_version: '' }))?.brands,
    );
  expect(await known()).toContain('quixote mills');
  await retireName({ db }, { kind: 'brand', name: 'Quixote Mills', isRetired: true });
  expect(await known()).not.toContain('quixote mills');
});

test('an author is added, renamed with an address that leads on, merged and retired, each with its undo', async () => {
  const { data: text } = await asService()
    .from('articles')
    .select('id, author_id, authors!inner(slug, name)')
    .eq('kind', 'post')
    .limit(1)
    .single();
  const { slug, name } = text!.authors;
  const blog = async (author: string) =>
    (await callFunction({ db: asAnyone() }, 'get_blog', { author })).author;
  expect(
    await saveAuthor({ db }, { author: slug, slug: 'pen-name', name, bio: 'Writes.' }),
  ).toMatchObject({ ok: true });
  expect(await blog(slug)).toBe('pen-name');
  await undoLatest('author', 'pen-name');
  expect(await blog('pen-name')).toBe(slug);
  const taken = { author: null, slug: 'pen-name', name: 'Pen', bio: '' };
  expect(await saveAuthor({ db }, taken)).toMatchObject({ field: 'slug' });

  expect(await saveAuthor({ db }, { ...taken, slug: 'sancho-p' })).toMatchObject({ ok: true });
  const merge = { kind: 'author', name: slug, into: 'sancho-p' } as const;
  const preview = await mergeNames({ db }, { ...merge, isPreview: true });
  expect(await mergeNames({ db }, { ...merge, isPreview: false })).toEqual(preview);
  expect(await blog('pen-name')).toBe('sancho-p');
  await undoLatest('author', 'sancho-p');
  expect([await blog('pen-name'), await blog(slug)]).toEqual([slug, slug]);
  const { data: after } = await asService()
    .from('articles')
    .select('author_id')
    .eq('id', text!.id)
    .single();
  expect(after?.author_id).toBe(text!.author_id);

  await retireName({ db }, { kind: 'author', name: 'sancho-p', isRetired: true });
  const find = async () => (await findAuthors({ db })).find((one) => one.slug === 'sancho-p');
  expect((await find())?.retired_at).not.toBeNull();
  await undoLatest('author', 'sancho-p');
  expect((await find())?.retired_at).toBeNull();
});

test('nobody else renames, merges, retires or undoes', async () => {
  const { client } = await signInAs('owner');
  const of = { kind: 'brand', name: 'Subway' };
  const refused = await Promise.all([
    client.rpc('merge_names', { ...of, into_name: 'Wendy’s' }),
    client.rpc('retire_name', { ...of, is_retired: true }),
    client.rpc('undo_name_change', { change: 1 }),
    client.rpc('rename_word', { kind: 'brand', word: 'Subway', new_name: 'Mine' }),
    client.rpc('save_author', { author: 'a', new_slug: 'a', new_name: 'A', new_bio: '' }),
    client.rpc('find_name_changes', of),
    client.rpc('find_present_name', of),
    client.rpc('find_authors'),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => '42501'));
});
