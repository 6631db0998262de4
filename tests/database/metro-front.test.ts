import { expect, onTestFinished, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { maxFeatured, metroSections } from '#app/domain/metro/metro-sections.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { findConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

async function findFront(metro: string) {
  const front = await callFunction({ db: asService() }, 'get_metro_front', { metro });
  return Array.isArray(front) ? null : front;
}

/** A metro of the reference data without listings. */
const empty = 'boise-id';

async function findMetroId(slug: string): Promise<number> {
  const { data } = await asService().from('metros').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const inChicago = (moment: Date) =>
  moment.toLocaleString('en-US', {
    timeZone: 'America/Chicago',
    weekday: 'short',
    hour: 'numeric',
  });

test('a city shows the best of each large category by rating, and new and closed listings', async () => {
  const metro_id = await findMetroId(empty);
  const rated = { metro_id, review_count: 40 };
  const listings = await createListings(
    { ...rated, rating: 4.1 },
    { ...rated, rating: 4.9 },
    { ...rated, rating: 4.5 },
    { ...rated, rating: 3.1 },
    { metro_id, status: 'pending' },
    { metro_id, status: 'closed' },
    { metro_id, status: 'suspended' },
  );
  const ids = listings.map(({ id }) => id);
  const front = await findFront(empty);
  expect(front).toMatchObject({ total: 4, is_capped: false, open: 0 });
  expect(front?.kinds).toEqual([
    { category: 'cafes', open: 0, opens_at: null, best: [ids[1], ids[2], ids[0]] },
  ]);
  expect(front?.newest.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 4).toSorted());
  expect(front?.listings?.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 4).toSorted());
  expect(front?.gone.map(({ slug, status }) => ({ slug, status }))).toEqual([
    { slug: listings[5]?.slug, status: 'closed' },
  ]);
});

test('a category says how many are open, or when the first one opens', async () => {
  const metro_id = await findMetroId(empty);
  const [early, late, paused] = await createListings(
    { metro_id },
    { metro_id },
    { metro_id, temporarily_closed: true },
  );
  const weekday = (moment: Date) => weekdays.indexOf(inChicago(moment).slice(0, 3)) + 1;
  const today = weekday(new Date());
  const day = (inDays: number) => ((today - 1 + inDays) % 7) + 1;
  const hours = asService().from('opening_hours');
  const at = (business_id: string | undefined, inDays: number) => ({
    business_id: business_id ?? '',
    day_of_week: day(inDays),
    opens: '09:00',
    closes: '17:00',
  });
  await hours.insert([at(late?.id, 3), at(early?.id, 2), at(paused?.id, 1)]);
  const [kind] = (await findFront(empty))?.kinds ?? [];
  expect(kind?.open).toBe(0);
  const opens = new Date(kind?.opens_at ?? '');
  expect(weekday(opens)).toBe(day(2));
  expect(inChicago(opens)).toContain('9 AM');

  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
    business_id: late?.id ?? '',
    day_of_week,
    opens: '00:00',
    closes: '24:00',
  }));
  await asService()
    .from('opening_hours')
    .delete()
    .eq('business_id', late?.id ?? '');
  await hours.insert(everyDay);
  expect(await findFront(empty)).toMatchObject({ open: 1, kinds: [{ open: 1, opens_at: null }] });
});

test('a line of a good review is quoted, of a bad or a hidden one not', async () => {
  const metro_id = await findMetroId(empty);
  const [praised, blamed] = await createListings({ metro_id }, { metro_id });
  const review = { author_name: 'Ana', body: 'The best flat white in town.' };
  await asService()
    .from('reviews')
    .insert(
      [
        { ...review, business_id: praised?.id ?? '', rating: 5 },
        { ...review, business_id: blamed?.id ?? '', rating: 2 },
        {
          ...review,
          business_id: blamed?.id ?? '',
          rating: 5,
          status: 'hidden' as const,
          hidden_reason: 'Spam',
        },
      ],
      { defaultToNull: false },
    );
  expect((await findFront(empty))?.quotes).toEqual({
    [praised?.id ?? '']: { text: review.body, author: 'Ana' },
  });
});

test('a city without listings has a front page, and an unknown one the cities it may mean', async () => {
  expect(await findFront(empty)).toMatchObject({ total: 0, kinds: [], listings: null, gone: [] });
  const slugsFor = async (metro: string) => {
    const front = await callFunction({ db: asService() }, 'get_metro_front', { metro });
    return Array.isArray(front) ? front.map(({ slug }) => slug) : null;
  };
  expect(await slugsFor('portland')).toEqual(['portland-or', 'portland-me']);
  expect(await slugsFor('atlantis')).toEqual([]);
  expect(await slugsFor('boise')).toEqual([]);
});

test('a seeded city names its guides, neighborhoods and the towns around', async () => {
  const front = await findFront('austin-tx');
  expect(front?.guides.map(({ slug }) => slug)).toEqual(['austin-tx']);
  expect(front?.neighborhoods.map(({ name }) => name)).toContain('Hyde Park');
  expect(front?.cities.map(({ name }) => name)).toContain('Round Rock, TX');
  const { data } = await asService().rpc('search_businesses', { metro: 'austin-tx' });
  expect(front?.total).toBe((data as { total: number }).total);
});

test('visitors do not read whole cities past the Worker’s cache', async () => {
  const { error } = await asAnyone().rpc('get_metro_front', { metro: 'austin-tx' });
  expect(error?.code).toBe('42501');
});

/** How an admin arranges the empty metro; it is as before when the test ends. */
async function arrange(client: Db, change: { featured: string[]; sections?: string[] }) {
  onTestFinished(async () => {
    const { revision } = await findSettings(client);
    await client.rpc('change_metro_settings', {
      metro: empty,
      featured: [],
      expected_revision: revision,
    });
  });
  const { revision } = await findSettings(client);
  const { data, error } = await client.rpc('change_metro_settings', {
    metro: empty,
    expected_revision: revision,
    ...change,
  });
  return {
    ...(data as { outcome: string } | null),
    refused: error && findConstraintViolation(error),
  };
}

async function findSettings(client: Db) {
  const settings = await callFunction({ db: client }, 'get_metro_settings', { metro: empty });
  if (!settings) throw new Error('No settings');
  return settings;
}

test('an admin features listings of a city and orders its sections, with an entry in the audit log', async () => {
  const metro_id = await findMetroId(empty);
  const [first, second, closed] = await createListings(
    { metro_id },
    { metro_id },
    { metro_id, status: 'closed' },
  );
  const ids = [second, closed, first].map((one) => one?.id ?? '');
  const { client, userId } = await signInAs('admin');
  expect(await findFront(empty)).toMatchObject({ featured: [], sections: null });
  const changes = {
    featured: [second?.slug ?? '', ids[1] ?? '', first?.slug ?? ''],
    sections: ['map', 'open'],
  };
  const before = new Date().toISOString();
  expect(await arrange(client, changes)).toMatchObject({ outcome: 'done' });

  const front = await findFront(empty);
  expect(front).toMatchObject({ featured: [second?.id, first?.id], sections: ['map', 'open'] });
  expect(front?.listings?.map(({ id }) => id)).toEqual(
    expect.arrayContaining([first?.id, second?.id]),
  );
  expect((await findSettings(client)).featured.map(({ id, is_shown }) => [id, is_shown])).toEqual([
    [ids[0], true],
    [ids[1], false],
    [ids[2], true],
  ]);
  const { data: rows } = await asService()
    .from('audit_log')
    .select('actor_id, after')
    .eq('table_name', 'metro_settings')
    .gte('occurred_at', before);
  expect(rows).toMatchObject([
    { actor_id: userId, after: { featured: ids, sections: ['map', 'open'] } },
  ]);
});

test('a city features no listing of another city, no unknown one, and at most six', async () => {
  const metro_id = await findMetroId(empty);
  const { client } = await signInAs('admin');
  const [elsewhere] = await createListings({});
  const many = await createListings(
    ...Array.from({ length: maxFeatured + 1 }, () => ({ metro_id })),
  );
  for (const name of [elsewhere?.slug ?? '', 'no-such-listing']) {
    expect(await arrange(client, { featured: [name] })).toMatchObject({
      refused: { field: 'featured', hint: name },
    });
  }
  const slugs = many.map(({ slug }) => slug);
  expect(await arrange(client, { featured: slugs })).toMatchObject({
    refused: { field: 'featured' },
  });
  expect(await arrange(client, { featured: [...slugs.slice(1), slugs[1] ?? ''] })).toMatchObject({
    outcome: 'done',
  });
  const { error } = await client.rpc('change_metro_settings', {
    metro: empty,
    featured: [],
    sections: ['secrets'],
    expected_revision: (await findSettings(client)).revision,
  });
  expect(error?.code).toBe('23514');
});

test('the sections of the code are those of the database, and a late change is refused', async () => {
  const { client } = await signInAs('admin');
  const all = { featured: [], sections: metroSections.toReversed() };
  expect(await arrange(client, all)).toMatchObject({ outcome: 'done' });
  const late = { metro: empty, featured: [], expected_revision: 0 };
  expect((await client.rpc('change_metro_settings', late)).data).toEqual({ outcome: 'stale' });
  expect(await findFront(empty)).toMatchObject({ sections: all.sections });
});

test('only admins see and change how a city is arranged, and the API has no table of it', async () => {
  const change = { metro: empty, featured: [], expected_revision: 0 };
  for (const client of [
    asAnyone(),
    (await createPerson('community_user')).client,
    (await createPerson('business_owner')).client,
  ]) {
    const read = await client.rpc('get_metro_settings', { metro: empty });
    const write = await client.rpc('change_metro_settings', change);
    expect([read.error?.code, write.error?.code]).toEqual(['42501', '42501']);
  }
  for (const role of ['admin', 'super_admin'] as const) {
    const { client } = await createPerson(role);
    expect(await findSettings(client)).toMatchObject({ metro: { slug: empty } });
    const table = client.from('metro_settings' as 'metros');
    expect((await table.select('*')).status).toBe(404);
  }
});

test('an admin makes the page of a city that has none, with its listings, and puts it first', async () => {
  const { client } = await signInAs('admin');
  const slug = 'middlebury-vt';
  onTestFinished(async () => {
    await fileDatabase()?.query("update public.businesses set metro_id = null where state = 'VT'");
    await fileDatabase()?.query(`delete from public.metros where slug = '${slug}'`);
  });
  const [inn] = await createListings({
    city: 'Middlebury',
    state: 'VT',
    zip_code: '05753',
    metro_id: null,
  });
  const { error } = await client.rpc('create_metro', { name: 'Middleburyy, VT' });
  expect(error && findConstraintViolation(error)).toMatchObject({ field: 'name' });
  expect((await client.rpc('create_metro', { name: 'middlebury, VT' })).data).toEqual({ slug });
  const front = await findFront(slug);
  expect(front?.listings?.map(({ id }) => id)).toEqual([inn?.id]);
  expect((await client.rpc('create_metro', { name: 'Middlebury, VT' })).data).toEqual({ slug });
  const first = async () => {
    const { data } = await asService().rpc('search_businesses', { sort: 'rating' });
    return (data as { facets: { metro: { slug: string }[] } }).facets.metro[0]?.slug;
  };
  expect(await first()).not.toBe(slug);
  await client.rpc('change_metro_settings', {
    metro: slug,
    featured: [],
    expected_revision: 0,
    position: 1,
  });
  expect(await first()).toBe(slug);
});
