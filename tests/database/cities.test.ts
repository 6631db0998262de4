import { beforeAll, expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import {
  createMetro,
  findCityNames,
  renameMetro,
  saveNeighborhood,
} from '#app/domain/metro/metro-calls.ts';
import { findNameChanges, mergeNames, undoNameChange } from '#app/domain/name/name-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { search } from '../support/search.ts';

let db: Db;
beforeAll(async () => {
  db = (await signInAs('admin')).client;
});

const frontOf = (metro: string) => callFunction({ db: asService() }, 'get_metro_front', { metro });
const changesOf = (name: string) => findNameChanges({ db }, { kind: 'city', name });
const findIn = async (metro: string) => (await search({ metro })).total;
const countIn = async (slug: string) =>
  (
    await asService()
      .from('businesses')
      .select('metros!inner(slug)', { count: 'exact', head: true })
      .eq('metros.slug', slug)
  ).count ?? 0;

test('a city is renamed, its former address finds it, and the undo brings both back', async () => {
  const before = await findIn('portland-or');
  expect(before).toBeGreaterThan(0);
  const names = { metro: 'portland-or', slug: 'rose-city', name: 'Rose City' };
  expect(await renameMetro({ db }, names)).toMatchObject({ ok: true });
  expect(await frontOf('portland-or')).toMatchObject([
    { slug: 'rose-city', name: 'Rose City, OR' },
  ]);
  expect(await frontOf('rose-city')).toMatchObject({ metro: { name: 'Rose City, OR' } });
  expect(await findIn('portland-or')).toBe(before);
  const [change] = await changesOf('rose-city');
  expect(change).toMatchObject({ before: { slug: 'portland-or', name: 'Portland' } });
  const taken = { metro: 'austin-tx', slug: 'portland-or', name: 'Austin' };
  expect(await renameMetro({ db }, taken)).toMatchObject({ field: 'slug' });
  await undoNameChange({ db }, change!.id);
  expect(await frontOf('rose-city')).toMatchObject([{ slug: 'portland-or' }]);
});

test('a merge moves all of a city, its preview nothing, and new listings there follow', async () => {
  const [from, into] = ['sacramento-ca', 'san-francisco-ca'];
  const { data: city } = await asService().from('metros').select('id').eq('slug', from).single();
  await createListings({ metro_id: city!.id, name: 'Moves' });
  const [merged, kept] = [await countIn(from), await countIn(into)];
  const names = await findCityNames({ db }, from);
  const merge = (isPreview: boolean) =>
    mergeNames({ db }, { kind: 'city', name: from, into, isPreview });
  expect(await merge(true)).toMatchObject({ ok: true, listings: merged });
  expect(merged).toBeGreaterThan(0);
  expect(await countIn(from)).toBe(merged);
  expect(await merge(false)).toMatchObject({ ok: true, listings: merged });
  expect(await countIn(into)).toBe(merged + kept);
  expect(await frontOf(from)).toMatchObject([{ slug: into }]);
  const [change] = await changesOf(into);
  expect(change).toMatchObject({
    before: { merged: 'Sacramento, CA' },
    after: { listings: merged },
  });
  expect(await merge(false)).toMatchObject({ ok: false });
  expect(await undoNameChange({ db }, change!.id)).toMatchObject({ ok: true });
  expect([await countIn(from), await countIn(into)]).toEqual([merged, kept]);
  expect(await findCityNames({ db }, from)).toEqual(names);
  expect(await frontOf(from)).toMatchObject({ metro: { slug: from } });
  expect(await undoNameChange({ db }, change!.id)).toMatchObject({ field: 'change' });
  await merge(false);
  expect(
    await mergeNames({ db }, { kind: 'city', name: into, into: 'anchorage-ak', isPreview: false }),
  ).toMatchObject({
    ok: true,
  });
  expect(await frontOf(from)).toMatchObject([{ slug: 'anchorage-ak' }]);
  expect(
    await mergeNames(
      { db },
      { kind: 'city', name: 'boise-id', into: 'spokane-wa', isPreview: false },
    ),
  ).toMatchObject({ ok: true });
  expect(await frontOf('boise-id')).toMatchObject([{ slug: 'spokane-wa', count: 0 }]);
  expect(await createMetro({ db }, 'Sacramento, CA')).toMatchObject({ slug: from });
});

test('a neighborhood is added, found by its name, changed and removed', async () => {
  const { data } = await asService()
    .from('businesses')
    .select('map_lat, map_lng')
    .eq('city', 'Austin')
    .eq('status', 'published')
    .limit(1)
    .single();
  const content = {
    name: 'Quixote Flats',
    lat: data!.map_lat!,
    lng: data!.map_lng!,
    radius_miles: 0.3,
  };
  const save = (neighborhood: string | null, given: typeof content | null) =>
    saveNeighborhood({ db }, { metro: 'austin-tx', neighborhood, content: given });
  expect(await save(null, content)).toMatchObject({ ok: true });
  const near = await search({ near: 'Quixote Flats, Austin, TX' });
  expect(JSON.stringify(near)).toContain('Quixote Flats');
  expect(near.total).toBeGreaterThan(0);
  expect(await save(null, content)).toMatchObject({ field: 'name' });
  expect(await save(null, { ...content, name: 'Far', lat: 10 })).toMatchObject({ field: 'place' });
  expect(await save('Quixote Flats', { ...content, name: 'Sancho Flats' })).toMatchObject({
    ok: true,
  });
  expect(await save('Sancho Flats', null)).toMatchObject({ ok: true });
  const { neighborhoods } = (await findCityNames({ db }, 'austin-tx'))!;
  const changes = await changesOf('austin-tx');
  expect(neighborhoods.map(({ name }) => name)).not.toContain('Sancho Flats');
  expect(changes).toHaveLength(3);
});

test('nobody else renames, merges or draws', async () => {
  const { client } = await signInAs('owner');
  const city = { metro: 'austin-tx' };
  const refused = await Promise.all([
    client.rpc('rename_metro', { ...city, slug: 'austin-tx', name: 'Mine' }),
    client.rpc('merge_names', { kind: 'city', name: 'austin-tx', into_name: 'boise-id' }),
    client.rpc('save_neighborhood', { ...city, neighborhood: 'Downtown', content: {} }),
    client.rpc('get_city_names', city),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501']);
});
