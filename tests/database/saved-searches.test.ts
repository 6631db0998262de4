import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteSavedSearch, findSavedSearches, saveSearch } from '#app/domain/saved/saved-calls.ts';
import type { Answer } from '#app/domain/call-function.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { fileDatabase } from '../support/file-backend.ts';

const database = fileDatabase();
const search = { name: 'Cafés near Testville, KS', address: '/?category=cafes&near=Testville' };

test('a search is saved once, read by its person alone, and deleted', async () => {
  const [{ client: db }, { client: other }] = [
    await createPerson('community_user'),
    await createPerson('community_user'),
  ];
  expect(await saveSearch({ db }, search)).toEqual({ ok: true });
  expect(await saveSearch({ db }, search)).toEqual({ ok: true });
  const [saved, ...rest] = await findSavedSearches({ db });
  expect(saved).toMatchObject(search);
  expect(rest).toEqual([]);
  expect(await findSavedSearches({ db: other })).toEqual([]);
  await deleteSavedSearch({ db: other }, saved!.id);
  expect(await findSavedSearches({ db })).toHaveLength(1);
  await deleteSavedSearch({ db }, saved!.id);
  expect(await findSavedSearches({ db })).toEqual([]);
});

test('only addresses of results are saved', async () => {
  const { client: db } = await createPerson('community_user');
  for (const address of ['https://evil.example/', '//evil.example', '/auth', '']) {
    expect(await saveSearch({ db }, { ...search, address })).toMatchObject({ ok: false });
  }
});

test.skipIf(database === null)('a person gets one mail about new listings', async () => {
  const { client: db, userId } = await createPerson('community_user');
  const [known] = await createListings({});
  await saveSearch({ db }, search);
  const [{ id } = { id: '' }] = await findSavedSearches({ db });
  const lease = async () => {
    const { data } = await asService().rpc('lease_saved_searches', { max_rows: 1000 });
    return (data as Answer<'lease_saved_searches'>).filter((one) => one.id === id);
  };
  expect(await lease()).toEqual([]);
  const wait = (hours: number) =>
    database!.query(
      `update private.saved_searches set checked_at = checked_at - interval '${hours} hours' where id = '${id}'`,
    );
  await wait(24);
  expect(await lease()).toEqual([{ id, address: search.address }]);
  expect(await lease()).toEqual([]);
  // Nothing has noted that it ran.
  await wait(1.1);
  expect(await lease()).toEqual([{ id, address: search.address }]);
  const [fresh] = await createListings({});
  const alert = async () =>
    (
      await asService().rpc('alert_saved_search', {
        search_id: id,
        slugs: [known!.slug, fresh!.slug],
      })
    ).data;
  expect(await alert()).toBe(1);
  expect(await alert()).toBe(0);
  await wait(22);
  expect(await lease()).toEqual([]);
  await wait(1.1);
  expect(await lease()).toEqual([{ id, address: search.address }]);
  const { data } = await asService()
    .from('notifications')
    .select('kind, data')
    .eq('recipient_id', userId);
  expect(data).toMatchObject([
    { kind: 'saved_search_matches', data: { count: 1, listings: [{ slug: fresh!.slug }] } },
  ]);
});

test('visitors cannot save searches, and people cannot run those of others', async () => {
  const { client } = await createPerson('community_user');
  const refused = await Promise.all([
    asAnyone().rpc('save_search', { search_id: randomUUID(), ...search }),
    asAnyone().rpc('find_saved_searches'),
    client.rpc('lease_saved_searches', { max_rows: 1 }),
    client.rpc('alert_saved_search', { search_id: randomUUID(), slugs: [] }),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(4).fill('42501'));
});
