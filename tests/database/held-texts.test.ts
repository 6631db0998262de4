import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  blockThread,
  findMessageThread,
  findMessageThreads,
  replyToMessage,
} from '#app/domain/message/message-calls.ts';
import { findOwnVisibility, showOwnProfile } from '#app/domain/profile/profile-calls.ts';
import {
  appealRemoval,
  findQueuedReport,
  findReportable,
} from '#app/domain/report/report-calls.ts';
import {
  copySavedList,
  findOwnList,
  putSavedList,
  saveNote,
  savePlaces,
} from '#app/domain/saved/saved-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createThread, messageTo, reply, sendAs } from '../support/conversations.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { decide, reportAs } from '../support/reports.ts';

const bait = 'Confirm your listing at https://evil.example/login';

/** A first message with a link, by somebody without history. */
async function createHeld() {
  const { owner, listing } = await createOwnedListing();
  const person = await createPerson('community_user');
  const recipient = messageTo(listing.id);
  const sent = await sendAs(person.userId, listing.id, { body: bait, recipients: [recipient] });
  expect(sent).toMatchObject({ sendings: [{ outcome: 'held' }] });
  return { id: recipient.thread_id, recipient, owner, listing, person };
}

type Person = Awaited<ReturnType<typeof createPerson>>;

const bodies = async ({ client: db }: Person, id: string) =>
  (await findMessageThread({ db }, id))?.messages.map(({ body }) => body);

/** How often somebody was told of a message. */
async function countNotices({ userId }: Person) {
  const service = asService();
  const { data } = await service
    .from('notifications')
    .select('data')
    .match({ recipient_id: userId, kind: 'message_received' })
    .throwOnError();
  return data.length;
}

async function findItem(id: string) {
  const { client: admin } = await signInAs('admin');
  return { admin, item: (await readAdminQueue(admin)).find((one) => one.id === id) };
}

test('a first message with a link reaches the owner only after an admin has read it, and then once', async () => {
  const { id, recipient, owner, person, listing } = await createHeld();
  const again = await sendAs(person.userId, listing.id, { body: bait, recipients: [recipient] });
  expect(again).toMatchObject({ sendings: [{ outcome: 'held' }] });
  const { client: db } = owner;
  expect(await bodies(owner, id)).toBeUndefined();
  expect((await findMessageThreads({ db }, null)).items).toEqual([]);
  expect((await db.from('messages').select('body')).data).toEqual([]);
  expect((await db.from('message_threads').select('id')).data).toEqual([]);
  expect(await reportAs(owner, { kind: 'conversation', id })).toMatchObject({
    reason: 'not_found',
  });
  expect(await blockThread({ db }, { id, isBlocked: true })).toMatchObject({ value: false });
  const { data: exported } = await db.rpc('export_own_data');
  expect(JSON.stringify(exported)).not.toContain('evil.example');
  expect(await countNotices(owner)).toBe(0);
  expect(await findMessageThreads({ db: person.client }, null)).toMatchObject({
    items: [{ id, is_held: true, excerpt: bait }],
  });

  const { admin, item } = await findItem(id);
  expect(item).toMatchObject({ kind: 'report', subject: 'conversation', signals: { link: {} } });
  expect(item?.signals.reported).toBeUndefined();
  expect(await findQueuedReport({ db: admin }, id)).toMatchObject({
    messages: [{ body: bait }],
    reports: [{ reason: 'signals', reporter: null }],
  });
  await decide(admin, id, true);
  expect(await bodies(owner, id)).toEqual([bait]);
  expect(await countNotices(owner)).toBe(1);
  expect(await findMessageThread({ db }, id)).toMatchObject({ is_unread: true, is_held: false });
  expect((await findItem(id)).item).toBeUndefined();
  expect(await reply(owner, id)).toMatchObject({ outcome: 'sent' });
});

test('of a conversation under way only the held message waits, and admins read nothing else', async () => {
  const { id, owner, person } = await createThread();
  await reply(owner, id);
  expect(await reply(person, id, bait)).toMatchObject({ outcome: 'held' });
  expect(await reply(person, id, 'At nine, then.')).toMatchObject({ outcome: 'sent' });
  const before = ['Can you come on Monday?', 'Yes, at nine.'];
  expect(await bodies(owner, id)).toEqual([...before, 'At nine, then.']);
  const { admin } = await findItem(id);
  expect((await findQueuedReport({ db: admin }, id))?.messages.map(({ body }) => body)).toEqual([
    bait,
  ]);
  await decide(admin, id, true);
  expect(await bodies(owner, id)).toEqual([...before, 'At nine, then.', bait]);
});

test('an admin who has not seen the last held message decides nothing', async () => {
  const { id, owner, person } = await createHeld();
  const { admin } = await findItem(id);
  const seen = (await findQueuedReport({ db: admin }, id))!.version;
  expect(await reply(person, id, 'Or at www.evil.example')).toMatchObject({ outcome: 'held' });
  const { data } = await admin.rpc('decide_queue_items', {
    items: [{ kind: 'report', id, version: seen }],
    is_approved: true,
  });
  expect(data).toMatchObject([{ outcome: 'stale' }]);
  expect(await bodies(owner, id)).toBeUndefined();
});

test('a rejected message is never delivered, closes its conversation, and its author may appeal', async () => {
  const { id, owner, person } = await createHeld();
  const { admin } = await findItem(id);
  await decide(admin, id, false, 'Phishing.');
  expect(await bodies(owner, id)).toBeUndefined();
  expect(await reply(person, id, 'Hello?')).toMatchObject({ outcome: 'blocked' });
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
    closed_because: 'Phishing.',
    can_appeal: true,
  });
  const subject = { kind: 'conversation', id, photo: null } as const;
  const { removal } = (await findReportable({ db: person.client }, subject))!;
  await appealRemoval({ db: person.client }, { id: removal!.id, appeal: 'It is our own site.' });
  await decide(admin, id, true);
  expect(await bodies(owner, id)).toEqual([bait]);
  expect(await countNotices(owner)).toBe(1);
});

test('a held message into a conversation that was blocked meanwhile tells the owner nothing', async () => {
  const { id, owner } = await createHeld();
  const { admin } = await findItem(id);
  await asService().from('message_threads').update({ blocked_by: 'owner' }).eq('id', id);
  await decide(admin, id, true);
  expect(await bodies(owner, id)).toEqual([bait]);
  expect(await countNotices(owner)).toBe(0);
});

test('what the business answers is never held', async () => {
  const { id, owner } = await createThread();
  const answer = 'See https://soup.example or call (888) 555-0133.';
  expect(await reply(owner, id, answer)).toMatchObject({ outcome: 'sent' });
});

test('near copies are known in messages too, but one request may go to three businesses', async () => {
  const listings = await createListings(
    ...(await Promise.all([1, 2, 3, 4].map(() => createPerson('business_owner')))).map(
      ({ userId }) => ({ owner_id: userId }),
    ),
  );
  const words =
    'We are looking for somebody who can cater for our wedding with eighty guests in May.';
  const { userId } = await createPerson('community_user');
  const outcomes = [];
  for (const { id } of listings) {
    const sent = await sendAs(userId, id, { body: words });
    outcomes.push(sent.outcome === 'answered' && sent.sendings[0]!.outcome);
  }
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'held']);
  const { userId: other } = await createPerson('community_user');
  const copy = `Hello! ${words.replace('eighty', 'ninety')}`;
  expect(await sendAs(other, listings[0]!.id, { body: copy })).toMatchObject({
    sendings: [{ outcome: 'held' }],
  });
});

test('an admin may send links', async () => {
  const { owner, listing } = await createOwnedListing();
  const { userId } = await createPerson('admin');
  expect(await sendAs(userId, listing.id, { body: bait })).toMatchObject({
    sendings: [{ outcome: 'sent' }],
  });
  expect(await countNotices(owner)).toBe(1);
});

test('a person who knows the id of somebody’s message or conversation is not told that theirs was sent', async () => {
  const { id, recipient, listing, owner, person } = await createThread();
  const other = await createPerson('community_user');
  const send = (sender: string, ids: object) =>
    asService().rpc('send_message', {
      sender,
      body: 'Where is it?',
      ...messageTo(listing.id),
      ...ids,
    });
  const tries = [
    await send(other.userId, { message_id: recipient.message_id }),
    await send(other.userId, { thread_id: id }),
    await other.client.rpc('reply_to_message', {
      thread_id: (await createThread()).id,
      message_id: recipient.message_id,
      body: 'Where is it?',
    }),
    await owner.client.rpc('reply_to_message', {
      thread_id: id,
      message_id: recipient.message_id,
      body: 'Where is it?',
    }),
  ];
  expect(tries.map(({ data, error }) => data ?? error?.code)).toEqual([
    '23505',
    '23505',
    { outcome: 'gone' },
    '23505',
  ]);
  expect(await bodies(person, id)).toEqual(['Can you come on Monday?']);
  expect((await findMessageThreads({ db: other.client }, null)).items).toEqual([]);
});

/** Somebody's public list of one place. */
async function createList(name: string, note = '') {
  const [listing] = await createListings({ phone: '(512) 555-0188', street: '12 Oak Street' });
  const owner = await createPerson('community_user');
  const { client: db, userId } = owner;
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name, isShared: false });
  await savePlaces({ db }, { slugs: [listing!.slug], listId });
  if (note !== '') await saveNote({ db }, { listId, slug: listing!.slug, note });
  await putSavedList({ db }, { listId, name, isShared: true, isPublic: true });
  await showOwnProfile({ db }, { userId, isPublic: true });
  const { public_id: profile_id } = (await findOwnVisibility({ db }, userId))!;
  const isRead = async () => {
    const profile = await asAnyone().rpc('get_public_profile', { profile_id });
    const { ok } = await copySavedList(
      { db: (await createPerson('community_user')).client },
      { listId, copyId: randomUUID(), name: 'Mine' },
    );
    return [
      (await asAnyone().rpc('get_shared_list', { list_id: listId })).data !== null,
      JSON.stringify(profile.data).includes(listId),
      ok,
      (await findReportable(
        { db: (await createPerson('community_user')).client },
        { kind: 'list', id: listId, photo: null },
      )) !== null,
    ];
  };
  return { owner, listId, slug: listing!.slug, isRead };
}

const nowhere = [false, false, false, false];
const everywhere = [true, true, true, true];

test.each([
  ['name', 'Win at evil.example', ''],
  ['note', 'Soups', 'Call (888) 555-0133 for your refund'],
])(
  'a list with a signal in its %s is read by its owner alone until an admin shows it',
  async (_, name, note) => {
    const { owner, listId, isRead } = await createList(name, note);
    expect(await isRead()).toEqual(nowhere);
    expect(await findOwnList({ db: owner.client }, listId)).toMatchObject({ is_held: true });
    const { admin, item } = await findItem(listId);
    expect(item).toMatchObject({ kind: 'report', subject: 'list' });
    expect(await findQueuedReport({ db: admin }, listId)).toMatchObject({
      subject: { title: name, text: note || null },
    });
    await decide(admin, listId, true);
    expect(await isRead()).toEqual(everywhere);
    expect(await findOwnList({ db: owner.client }, listId)).toMatchObject({ is_held: false });
  },
);

test('a list is held by a note that is added later, and free again once it is corrected', async () => {
  const { owner, listId, slug, isRead } = await createList(
    'Soups',
    'Call (512) 555-0188 first, at 12 Oak Street.',
  );
  expect(await isRead()).toEqual(everywhere);
  const { client: db } = owner;
  await saveNote({ db }, { listId, slug, note: 'More at evil.example' });
  expect(await isRead()).toEqual(nowhere);
  await saveNote({ db }, { listId, slug, note: 'More soon' });
  expect(await isRead()).toEqual(everywhere);
  expect((await findItem(listId)).item).toBeUndefined();
});

test('a list that was taken down because of its signals stays so', async () => {
  const { owner, listId, isRead } = await createList('Win at evil.example');
  const { admin } = await findItem(listId);
  await decide(admin, listId, false, 'Spam.');
  const { client: db } = owner;
  const shared = { listId, name: 'Soups', isShared: true };
  expect(await putSavedList({ db }, shared)).toMatchObject({ reason: 'removed' });
  expect(await isRead()).toEqual(nowhere);
});

test('nobody reports in the name of the directory', async () => {
  const { listId } = await createList('Soups');
  const { client } = await createPerson('community_user');
  expect(await reportAs({ client }, { kind: 'list', id: listId, reason: 'signals' })).toMatchObject(
    { ok: false },
  );
  expect((await findItem(listId)).item).toBeUndefined();
});

test('a reply that repeats an id is answered as the first was', async () => {
  const { id, person } = await createThread();
  const message = { id, messageId: randomUUID(), body: bait };
  expect(await replyToMessage({ db: person.client }, message)).toMatchObject({ outcome: 'held' });
  expect(await replyToMessage({ db: person.client }, message)).toMatchObject({ outcome: 'held' });
  expect(await bodies(person, id)).toHaveLength(2);
});
