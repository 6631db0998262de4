import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '#app/domain/call-function.ts';
import { deleteSavedSearch, findSavedSearches, saveSearch } from '#app/domain/saved/saved-calls.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

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

test('a search with the id of somebody else’s is not said to be saved', async () => {
  const [one, other] = [await createPerson('community_user'), await createPerson('community_user')];
  const args = { search_id: randomUUID(), name: 'Soup', address: '/?q=soup' };
  expect((await one.client.rpc('save_search', args)).data).toEqual({ outcome: 'saved' });
  expect((await one.client.rpc('save_search', args)).data).toEqual({ outcome: 'saved' });
  expect((await other.client.rpc('save_search', args)).error?.code).toBe('23505');
});

test('only addresses of results are saved', async () => {
  const { client: db } = await createPerson('community_user');
  for (const address of ['https://evil.example/', '//evil.example', '/auth', '']) {
    expect(await saveSearch({ db }, { ...search, address })).toMatchObject({ ok: false });
  }
});

/** A person with two saved searches, what they are notified of, and the task's part in the database. */
async function createSearcher() {
  const { client: db, userId: person } = await createPerson('community_user');
  await saveSearch({ db }, search);
  await saveSearch({ db }, { name: 'Everything', address: '/?near=Testville' });
  const ids = (await findSavedSearches({ db })).map(({ id }) => id).toReversed();
  return {
    ids,
    wait: (hours: number) =>
      database!.query(
        `update private.saved_searches set checked_at = checked_at - interval '${hours} hours' where id = '${ids[0]}'`,
      ),
    lease: async () => {
      const { data } = await asService().rpc('lease_saved_searches', { max_rows: 1000 });
      const people = data as Answer<'lease_saved_searches'>;
      return people.flatMap((one) => (one.person === person ? one.searches : []));
    },
    alert: async (results: { id: string | undefined; slugs: string[] }[]) =>
      (await asService().rpc('alert_saved_searches', { person, results })).data,
    readNotifications: async () => {
      const { data } = await asService()
        .from('notifications')
        .select('kind, data')
        .eq('recipient_id', person);
      return data;
    },
  };
}

test.skipIf(database === null)('all searches of a person run together, once a day', async () => {
  const { ids, lease, wait, alert } = await createSearcher();
  expect(await lease()).toEqual([]);
  await wait(24);
  expect((await lease()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(await lease()).toEqual([]);
  // Nothing has noted that they ran.
  await wait(1.1);
  expect(await lease()).toHaveLength(2);
  expect(await alert([{ id: ids[0], slugs: [] }])).toBe(0);
  await wait(22);
  expect(await lease()).toEqual([]);
  await wait(1.1);
  expect(await lease()).toHaveLength(2);
});

test('a person gets one notification of all searches, with no listing twice in it', async () => {
  const [known] = await createListings({});
  const { ids, alert, readNotifications } = await createSearcher();
  const [first, second] = await createListings({}, {});
  const all = [known, first, second].map((listing) => listing!.slug);
  const found = [
    { id: ids[0], slugs: [known!.slug, first!.slug] },
    { id: ids[1], slugs: all },
  ];
  expect(await alert(found)).toBe(2);
  expect(await alert(found)).toBe(0);
  expect(await readNotifications()).toMatchObject([
    {
      kind: 'saved_search_matches',
      data: {
        count: 2,
        searches: [
          { ...search, count: 1, listings: [{ slug: first!.slug }] },
          { name: 'Everything', count: 1, listings: [{ slug: second!.slug }] },
        ],
      },
    },
  ]);
  const other = await createSearcher();
  const [third] = await createListings({});
  expect(await other.alert([{ id: ids[0], slugs: [third!.slug] }])).toBe(0);
  expect(await other.readNotifications()).toEqual([]);
});

test('visitors cannot save searches, and people cannot run those of others', async () => {
  const { client } = await createPerson('community_user');
  const refused = await Promise.all([
    asAnyone().rpc('save_search', { search_id: randomUUID(), ...search }),
    asAnyone().rpc('find_saved_searches'),
    client.rpc('lease_saved_searches', { max_rows: 1 }),
    client.rpc('alert_saved_searches', { person: randomUUID(), results: [] }),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(4).fill('42501'));
});
