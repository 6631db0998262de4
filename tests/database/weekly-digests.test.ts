import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportAccount } from '#app/domain/account/account-calls.ts';
import { updatePreferences } from '#app/domain/notification/notification-calls.ts';
import { queueDigests } from '#app/domain/notification/notification.server.ts';
import {
  defaultPreferences,
  type NotificationPreferences,
} from '#app/domain/notification/notification.ts';
import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { savePlaces } from '#app/domain/saved/saved-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { editListing } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const database = fileDatabase();
/** Metros of the reference data without listings. */
const [boise, spokane] = ['boise-id', 'spokane-wa'];

async function findMetroId(slug: string): Promise<number> {
  const { data } = await asService().from('metros').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}

/** A person who wants digests, and had the last one a week ago. */
async function createReader(choices: Partial<NotificationPreferences> = {}) {
  const person = await createPerson('community_user');
  const { client: db, userId } = person;
  const chosen = { ...defaultPreferences, off_mail: [], ...choices };
  expect(await updatePreferences({ db }, { userId, ...chosen })).toEqual({ ok: true });
  await letWeekPass(userId);
  return { ...person, db };
}

const letWeekPass = (userId: string) =>
  database?.query(
    `update public.notification_preferences set digest_until = now() - interval '7 days' where user_id = $1`,
    [userId],
  );

type Digest = { places: { name: string; change: string }[] };

/** Runs the task, and returns what the digests of a person say. */
async function readDigests(userId: string) {
  await queueDigests({ db: asService() });
  const mails = await database!.query<{ data: Digest }>(
    `select data from private.mails where kind = 'weekly_digest' and person = $1`,
    [userId],
  );
  return mails.map(({ data }) => data);
}

const oldTimes = { created_at: new Date(Date.now() - 60 * 86_400_000).toISOString() };

/** A question of the person, and somebody's answer to it. */
async function createAnswered(db: Db, businessId: string) {
  const question = {
    businessId,
    id: randomUUID(),
    questionId: null,
    body: 'A ramp?',
    expectedRevision: 0,
  };
  expect(await saveQuestion({ db }, question)).toMatchObject({ ok: true });
  const { client } = await createPerson('community_user');
  const answer = { ...question, id: randomUUID(), questionId: question.id, body: 'At the side.' };
  expect(await saveQuestion({ db: client }, answer)).toMatchObject({ ok: true });
  return question.id;
}

test.skipIf(database === null)('a digest has its news in three parts, each once', async () => {
  const metro_id = await findMetroId(boise);
  const { db, userId } = await createReader();
  const [saved, still, fresh] = await createListings(
    { metro_id, ...oldTimes },
    { metro_id, ...oldTimes },
    { metro_id },
  );
  await savePlaces({ db }, { slugs: [saved!.slug, still!.slug], listId: null });
  await asService().from('businesses').update({ status: 'closed' }).eq('id', saved!.id);
  const question = await createAnswered(db, still!.id);
  const services = { db: asService() };
  await Promise.all([queueDigests(services), queueDigests(services)]);
  const digests = await readDigests(userId);
  expect(digests).toEqual([
    {
      city: {
        name: 'Boise, ID',
        slug: boise,
        count: 1,
        listings: [
          { name: fresh!.name, slug: fresh!.slug, category: 'Cafés & Coffee', city: 'Testville' },
        ],
      },
      answers: [{ name: still!.name, question, author: 'Ana' }],
      places: [{ name: saved!.name, slug: saved!.slug, change: 'closed' }],
    },
  ]);
  expect(await readDigests(userId)).toEqual(digests);
  await letWeekPass(userId);
  expect(await readDigests(userId)).toEqual(digests);
});

test.skipIf(database === null)('the city chosen in the settings comes first', async () => {
  const { db, userId } = await createReader({ digest_metro: spokane });
  const [saved, there] = await createListings(
    { metro_id: await findMetroId(boise) },
    { metro_id: await findMetroId(spokane) },
  );
  await savePlaces({ db }, { slugs: [saved!.slug], listId: null });
  expect(await readDigests(userId)).toMatchObject([
    { city: { slug: spokane, count: 1, listings: [{ slug: there!.slug }] } },
  ]);
});

test.skipIf(database === null)('a digest names the main change of each saved place', async () => {
  const { db, userId } = await createReader();
  const owner = await createPerson('business_owner');
  const listings = await createListings(
    ...['hours', 'temporarily_closed', 'address', 'moved', 'pin', 'phone'].map((name) => ({
      ...oldTimes,
      name,
      owner_id: owner.userId,
    })),
  );
  const [hours = '', paused = '', address = '', moved = '', pin = '', phone = ''] = listings.map(
    ({ id }) => id,
  );
  await savePlaces({ db }, { slugs: listings.map(({ slug }) => slug), listId: null });
  const opening_hours = [{ day_of_week: 1, opens: '09:00', closes: '17:00' }];
  await editListing(owner.client, hours, { opening_hours });
  const change = (id: string, values: object) =>
    asService().from('businesses').update(values).eq('id', id).throwOnError();
  await change(paused, { temporarily_closed: true });
  await change(address, { street: '2 New Street' });
  await change(moved, { street: '3 New Street', status: 'moved', moved_to: address });
  await change(pin, { lat: 39.001 });
  await change(phone, { phone: '(512) 555-0100' });
  const [digest] = await readDigests(userId);
  const changes = digest?.places.map(({ name, change }) => [name, change]).toSorted();
  expect(changes).toEqual(
    ['address', 'hours', 'moved', 'temporarily_closed'].map((name) => [name, name]),
  );
});

test.skipIf(database === null)(
  'people without news, without a subscription, or under suspension get no digest',
  async () => {
    const news = { metro_id: await findMetroId(boise) };
    await createListings(news);
    const [quiet, other, suspended] = [
      await createReader({ digest_metro: spokane }),
      await createReader({ off_mail: ['digest'], digest_metro: boise }),
      await createReader({ digest_metro: boise }),
    ];
    await database!.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [suspended.userId],
    );
    for (const { userId } of [quiet, other, suspended])
      expect(await readDigests(userId)).toEqual([]);
    await database!.query('update auth.users set banned_until = null where id = $1', [
      suspended.userId,
    ]);
    expect(await readDigests(suspended.userId)).toHaveLength(1);
  },
);

test.skipIf(database === null)(
  'a new subscriber gets no digest before the next Thursday',
  async () => {
    await createListings({ metro_id: await findMetroId(boise) });
    const choices = { ...defaultPreferences, digest_metro: boise };
    const { db, userId } = await createReader({ ...choices, off_mail: ['digest'] });
    await updatePreferences({ db }, { userId, ...choices, off_mail: [] });
    expect(await readDigests(userId)).toEqual([]);
  },
);

test('an export includes the city for digests, and people cannot run the digests', async () => {
  const { db, userId } = await createReader({ digest_metro: boise });
  expect((await exportAccount({ db })).notification_preferences).toMatchObject([
    { user_id: userId, off_mail: [], digest_metro: boise },
  ]);
  const unknown = { ...defaultPreferences, userId, digest_metro: 'atlantis' };
  expect(await updatePreferences({ db }, unknown)).toMatchObject({ ok: false });
  for (const client of [db, asAnyone()]) {
    expect((await client.rpc('queue_digests')).error?.code).toBe('42501');
  }
  const { error } = await db
    .from('notification_preferences')
    .update({ digest_until: '2020-01-01' })
    .eq('user_id', userId);
  expect(error?.code).toBe('42501');
});

test('one batch of digests reads few people who have saved thousands of places', async () => {
  const [collector, other] = [await createReader(), await createReader()];
  await database!.query(
    `with lists as (
       insert into private.saved_lists (owner_id, name) select $1, 'List ' || n from generate_series(1, 10) as n returning id
     )
     insert into private.saved_businesses (list_id, business_id, position)
     select lists.id, b.id, 0 from lists, (select id from public.businesses limit 500) as b`,
    [collector.userId],
  );
  await database!.query(
    `update public.notification_preferences set digest_until = now() - interval '30 days' where user_id = $1`,
    [collector.userId],
  );
  const queue = async () => (await asService().rpc('queue_digests')).data;
  expect(await queue()).toBe(1);
  await readDigests(other.userId);
  expect(await queue()).toBe(0);
});
