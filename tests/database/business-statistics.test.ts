import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '#app/config/limits.ts';
import { callFunction } from '#app/domain/call-function.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const zone = 'America/Chicago';

/** The day so many days ago, in the listings' time zone. */
function dayAgo(days: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  const today = format.format(new Date());
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

type VisitInput = { id: string; kind?: string; daysAgo?: number; words?: string; people?: number };

/** A message of the queue, as the Worker sends it. */
function beacon(...told: VisitInput[]) {
  const counted = ({ id, daysAgo = 0 }: VisitInput) => {
    return { business_id: id, time_zone: zone, day: dayAgo(daysAgo) };
  };
  return {
    id: randomUUID(),
    visits: told
      .filter(({ words }) => words === undefined)
      .map((one) => ({ ...counted(one), kind: one.kind ?? 'view' })),
    words: told
      .filter(({ words }) => words !== undefined)
      .map((one) => ({ ...counted(one), words: one.words ?? '', people: one.people ?? 3 })),
  };
}

async function count(...beacons: ReturnType<typeof beacon>[]): Promise<number> {
  const { data, error } = await asService().rpc('count_visits', { beacons });
  if (error) throw error;
  return data;
}

function read(db: Db, id: string, days = 7) {
  return callFunction({ db }, 'get_business_statistics', { business_id: id, days });
}

async function createOwned() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, time_zone: zone });
  return { ...owner, id: listing?.id ?? '' };
}

test('a beacon that is delivered again, also in the same batch or at the same time, counts once', async () => {
  const { client, id } = await createOwned();
  const sent = beacon({ id }, { id, kind: 'call' });
  expect(await count(sent, sent, beacon({ id }))).toBe(3);
  expect(await Promise.all([count(sent), count(sent)])).toEqual([0, 0]);
  const statistics = await read(client, id);
  expect(statistics?.days).toEqual([{ day: dayAgo(0), counts: { view: 2, call: 1 } }]);
});

test('batches of the same listings do not wait for each other in a circle', async () => {
  const owned = await createListings({}, {}, {}, {});
  const ids = owned.map(({ id }) => id);
  const batch = (order: string[]) => order.map((id) => beacon({ id }, { id, kind: 'share' }));
  const batches = Array.from({ length: 12 }, (_, index) =>
    count(...batch(index % 2 === 0 ? ids : ids.toReversed())),
  );
  expect(await Promise.all(batches)).toEqual(Array(12).fill(8));
});

test('search terms count the people who used them, in any order of arrival', async () => {
  const { client, id } = await createOwned();
  await count(beacon({ id, words: 'pizza', people: 5 }));
  await count(beacon({ id, words: 'pizza', people: 4 }, { id, words: 'pizza', daysAgo: 2 }));
  await count(beacon({ id, words: 'calzone', people: 3, daysAgo: 9 }));
  expect((await read(client, id))?.words).toEqual([{ words: 'pizza', people: 8 }]);
  const all = [
    { words: 'pizza', people: 8 },
    { words: 'calzone', people: 3 },
  ];
  expect((await read(client, id, 28))?.words).toEqual(all);
});

test('words of fewer than three people cannot be stored', async () => {
  const { id } = await createOwned();
  const { error } = await asService()
    .from('business_search_words')
    .insert({ business_id: id, day: dayAgo(0), words: 'pizza', people: 2 });
  expect(error?.code).toBe('23514');
});

test('a period is answered with as many days before, and with the first day of all', async () => {
  const { client, id } = await createOwned();
  await count(...[0, 6, 13, 14, 60].map((daysAgo) => beacon({ id, daysAgo })));
  const statistics = await read(client, id);
  expect(statistics).toMatchObject({ time_zone: zone, today: dayAgo(0), since: dayAgo(60) });
  expect(statistics?.days.map(({ day }) => day)).toEqual([13, 6, 0].map(dayAgo));
});

test('only owners, editors, and admins read the statistics of a listing', async () => {
  const { client, id } = await createOwned();
  const [editor, hours, stranger] = await Promise.all([
    createPerson('community_user'),
    createPerson('community_user'),
    createPerson('business_owner'),
  ]);
  await asService()
    .from('business_members')
    .insert([
      { business_id: id, user_id: editor.userId, role: 'editor' },
      { business_id: id, user_id: hours.userId, role: 'hours' },
    ]);
  await count(beacon({ id }));
  for (const person of [client, editor.client, (await signInAs('admin')).client]) {
    expect((await read(person, id))?.days).toHaveLength(1);
  }
  for (const person of [hours.client, stranger.client, (await signInAs('visitor')).client]) {
    expect(await read(person, id)).toBeNull();
  }
  const asked = { business_id: id };
  expect((await asAnyone().rpc('get_business_statistics', asked)).error?.code).toBe('42501');
  expect(await read(client, randomUUID())).toBeNull();
});

test('a person manages the listings that they own or help with, and an admin all of them', async () => {
  const { client, id } = await createOwned();
  const colleague = await createPerson('community_user');
  await asService()
    .from('business_members')
    .insert({ business_id: id, user_id: colleague.userId, role: 'hours' });
  const [other] = await createListings({});
  const asked = { business_ids: [id, other?.id ?? '', randomUUID()] };
  const find = (db: Db) => callFunction({ db }, 'find_managed', asked);
  expect(await find(client)).toEqual([id]);
  expect(await find(colleague.client)).toEqual([id]);
  expect(await find((await signInAs('visitor')).client)).toEqual([]);
  expect(await find((await signInAs('admin')).client)).toContain(other?.id);
  expect((await asAnyone().rpc('find_managed', asked)).error?.code).toBe('42501');
});

test('only the Worker writes statistics, and the tables cannot be read directly', async () => {
  const { client, id } = await createOwned();
  await count(beacon({ id }, { id, words: 'pizza' }));
  for (const db of [asAnyone(), client, (await signInAs('admin')).client]) {
    for (const table of ['business_statistics', 'business_search_words'] as const) {
      expect((await db.from(table).select('day').eq('business_id', id)).error?.code).toBe('42501');
      expect((await db.from(table).delete().eq('business_id', id)).error?.code).toBe('42501');
    }
    const row = { business_id: id, day: dayAgo(0), kind: 'view', count: 1_000_000 };
    expect((await db.from('business_statistics').insert(row)).error?.code).toBe('42501');
    expect((await db.rpc('count_visits', { beacons: [beacon({ id })] })).error?.code).toBe('42501');
    expect((await db.rpc('prune_rows', { kind: 'statistics' })).error?.code).toBe('42501');
  }
});

test('sums are deleted when their days are over', async () => {
  const { id } = await createOwned();
  const told = [limits.statisticsDays + 2, limits.statisticsDays - 2].flatMap((daysAgo) => [
    { id, daysAgo },
    { id, daysAgo, words: 'pizza' },
  ]);
  await count(beacon(...told));
  while ((await asService().rpc('prune_rows', { kind: 'statistics' })).data) {
    // each call deletes a part
  }
  for (const table of ['business_statistics', 'business_search_words'] as const) {
    const { data } = await asService().from(table).select('day').eq('business_id', id);
    expect(data).toEqual([{ day: dayAgo(limits.statisticsDays - 2) }]);
  }
});

test('the seed has ninety days of the demo owner’s listings', async () => {
  const { client } = await signInAs('owner');
  const own = (await client.from('businesses').select('id, status')).data ?? [];
  expect(own.length).toBeGreaterThan(0);
  for (const { id } of own.filter(({ status }) => status === 'published')) {
    expect((await read(client, id, 90))?.days.length).toBeGreaterThan(80);
  }
});

test('an owner reads the sums over all listings that they may edit, and of no others', async () => {
  const owner = await createOwned();
  const other = await createOwned();
  const [second] = await createListings({ owner_id: owner.userId, time_zone: zone });
  const own = () => callFunction({ db: owner.client }, 'find_own_statistics', {});
  await count(
    beacon(
      { id: owner.id },
      { id: second!.id },
      { id: second!.id, kind: 'call', daysAgo: 55 },
      { id: second!.id, daysAgo: 56 },
      { id: other.id },
    ),
  );
  const found = await own();
  expect(found).toMatchObject({ listings: 2, since: dayAgo(56) });
  expect(found?.days.map(({ counts }) => counts)).toEqual([{ call: 1 }, { view: 2 }]);
  expect(found?.days.at(-1)?.day).toBe(found?.today);
  expect(found?.each.find(({ id }) => id === second!.id)).toMatchObject({
    counts: { view: 1, call: 0 },
    before: { call: 1 },
  });
  expect(found?.each).toHaveLength(2);
  await asService()
    .from('business_members')
    .insert({ business_id: other.id, user_id: owner.userId, role: 'editor' });
  expect(await own()).toMatchObject({ listings: 3 });
  expect((await own())?.each.map(({ id }) => id)).toContain(other.id);
  const { client } = await createPerson('business_owner');
  expect(await callFunction({ db: client }, 'find_own_statistics', {})).toBeNull();
  expect((await asAnyone().rpc('find_own_statistics')).error?.code).toBe('42501');
});
