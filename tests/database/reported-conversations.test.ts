import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  blockThread,
  findMessageThread,
  replyToMessage,
} from '#app/domain/message/message-calls.ts';
import { sendMessage } from '#app/domain/message/message.server.ts';
import {
  appealRemoval,
  findQueuedReport,
  findReportable,
} from '#app/domain/report/report-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createOwnedListing } from '../support/listings.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { decide, reportAs } from '../support/reports.ts';

/** Somebody's message to the owner of a listing. */
async function createThread() {
  const { owner, listing } = await createOwnedListing();
  const person = await createPerson('community_user');
  const id = randomUUID();
  const recipients = [{ business_id: listing.id, thread_id: id, message_id: randomUUID() }];
  const body = 'Pay me, or I review you.';
  await sendMessage(
    { db: asService() },
    { sender: person.userId, recipients, body, website: '', open_ms: 9_000, address: null },
  );
  return { id, listing, owner, person };
}

const reply = (db: Db, id: string, body: string) =>
  replyToMessage({ db }, { id, messageId: randomUUID(), body });

const toConversation = (id: string) => ({ kind: 'conversation', id, photo: null }) as const;

const everywhere = async (db: Db, id: string) => [
  (await db.rpc('get_message_thread', { thread_id: id })).data,
  (await db.from('messages').select('body').eq('thread_id', id)).data,
  (await db.from('message_threads').select('id').eq('id', id)).data,
];
const nowhere = [null, [], []];
const notFound = { ok: false, reason: 'not_found' };

test.each(['visitor', 'owner'] as const)(
  'as %s, people cannot report or read another conversation, even after a report',
  async (account) => {
    const { id, owner } = await createThread();
    const { client: db } = await signInAs(account);
    expect(await reportAs({ client: db }, toConversation(id))).toEqual(notFound);
    await reportAs(owner, toConversation(id));
    expect(await reportAs({ client: db }, toConversation(id))).toEqual(notFound);
    expect(await findReportable({ db }, toConversation(id))).toBeNull();
    expect(await findQueuedReport({ db }, id)).toBeNull();
    expect(await everywhere(db, id)).toEqual(nowhere);
  },
);

test.each(['admin', 'super'] as const)(
  'the %s can read a conversation only after a report, and then only in the queue',
  async (account) => {
    const { id, owner } = await createThread();
    const { client: db } = await signInAs(account);
    expect(await reportAs({ client: db }, toConversation(id))).toEqual(notFound);
    expect(await findReportable({ db }, toConversation(id))).toBeNull();
    expect(await findQueuedReport({ db }, id)).toBeNull();
    expect(await everywhere(db, id)).toEqual(nowhere);
    await reportAs(owner, toConversation(id));
    const body = 'Pay me, or I review you.';
    expect(await findQueuedReport({ db }, id)).toMatchObject({ messages: [{ body }] });
    expect(await everywhere(db, id)).toEqual(nowhere);
  },
);

test('visitors cannot report a conversation', async () => {
  const { id } = await createThread();
  expect(await reportAs({ client: asAnyone() }, toConversation(id))).toMatchObject({ ok: false });
});

test('admins read what was written until the report, close it for both sides, and the reporter gets a mail', async () => {
  const { id, listing, owner, person } = await createThread();
  expect(await findReportable({ db: owner.client }, toConversation(id))).toMatchObject({
    title: listing.name,
    text: null,
    is_own: false,
  });
  await reportAs(owner, { ...toConversation(id), reason: 'insult' });
  await reply(owner.client, id, 'Our bank is another.');
  const { client: admin } = await signInAs('admin');
  expect((await readAdminQueue(admin)).find((item) => item.id === id)).toMatchObject({
    kind: 'report',
    subject: 'conversation',
    name: listing.name,
  });
  const queued = await findQueuedReport({ db: admin }, id);
  expect(queued?.messages).toMatchObject([
    { author_name: 'Ana', body: 'Pay me, or I review you.' },
  ]);
  expect(queued).toMatchObject({ kind: 'conversation', reports: [{ reason: 'insult' }] });

  await decide(admin, id, false, 'Threats.');
  expect(await findNotificationKinds(owner.client)).toContain('report_decided');
  expect(await findReportable({ db: owner.client }, toConversation(id))).toMatchObject({
    report: { status: 'upheld', outcome: 'Threats.' },
  });
  for (const { client: db } of [owner, person]) {
    expect(await findMessageThread({ db }, id)).toMatchObject({
      blocked_by: 'admin',
      can_reply: false,
      closed_because: 'Threats.',
    });
    await blockThread({ db }, { id, isBlocked: false });
    expect(await reply(db, id, 'Hello?')).toMatchObject({ outcome: 'blocked' });
  }
});

test('dismissing a report of a conversation leaves it open, and only the reporter gets a mail', async () => {
  const { id, owner, person } = await createThread();
  await reportAs(person, toConversation(id));
  const { client: admin } = await signInAs('admin');
  await decide(admin, id, true);
  expect(await findNotificationKinds(person.client)).toEqual(['report_decided']);
  expect(await findNotificationKinds(owner.client)).not.toContain('report_decided');
  expect(await reply(person.client, id, 'Hello?')).toMatchObject({ outcome: 'sent' });
});

test('an admin does not decide on a conversation of their own', async () => {
  const { id, listing, person } = await createThread();
  const admin = await createPerson('admin');
  const change = { owner_id: admin.userId };
  await asService().from('businesses').update(change).eq('id', listing.id);
  await asService().from('message_threads').update(change).eq('id', id);
  await reportAs(person, toConversation(id));
  expect(await decide(admin.client, id, true)).toMatchObject({ outcome: 'own' });
});

test('the side that did not report a closed conversation appeals once, and it is open again', async () => {
  const { id, owner, person } = await createThread();
  await reportAs(owner, toConversation(id));
  const { client: admin } = await signInAs('admin');
  await decide(admin, id, false, 'Threats.');
  expect(await findNotificationKinds(person.client)).toContain('content_removed');
  expect(await findMessageThread({ db: owner.client }, id)).toMatchObject({ can_appeal: false });
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({ can_appeal: true });
  expect((await findReportable({ db: owner.client }, toConversation(id)))?.removal).toBeNull();
  const { removal } = (await findReportable({ db: person.client }, toConversation(id)))!;
  const appeal = { id: removal!.id, appeal: 'It was a joke among friends.' };
  expect(await appealRemoval({ db: owner.client }, appeal)).toMatchObject({ outcome: 'closed' });
  await appealRemoval({ db: person.client }, appeal);
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({ can_appeal: false });
  expect(await findQueuedReport({ db: admin }, id)).toMatchObject({
    is_waiting: true,
    messages: [{ body: 'Pay me, or I review you.' }],
    removal: { appeal: 'It was a joke among friends.' },
  });
  await decide(admin, id, true);
  expect(await findNotificationKinds(person.client)).toContain('appeal_decided');
  for (const { client: db } of [owner, person]) {
    expect(await findMessageThread({ db }, id)).toMatchObject({ blocked_by: null });
    expect(await reply(db, id, 'Hello?')).toMatchObject({ outcome: 'sent' });
  }
});

test('a conversation that both sides reported cannot be appealed', async () => {
  const { id, owner, person } = await createThread();
  await reportAs(owner, toConversation(id));
  await reportAs(person, toConversation(id));
  await decide((await signInAs('admin')).client, id, false, 'Threats.');
  for (const { client: db } of [owner, person]) {
    expect(await findMessageThread({ db }, id)).toMatchObject({ can_appeal: false });
    expect((await findReportable({ db }, toConversation(id)))?.removal).toBeNull();
  }
});
