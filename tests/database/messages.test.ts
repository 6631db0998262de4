import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  blockThread,
  findContact,
  findMessageThread,
  findMessageThreads,
  markThreadRead,
  replyToMessage,
} from '#app/domain/message/message-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createThread, messageTo, reply, sendAs } from '../support/conversations.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

async function noticesOf({ client }: Person) {
  const { data } = await client.from('notifications').select('kind').order('created_at');
  return data?.map(({ kind }) => kind);
}

test('only the Worker begins conversations and takes answers by mail', async () => {
  const { recipient, person } = await createThread();
  const { client } = await signInAs('admin');
  for (const db of [asAnyone(), person.client, client]) {
    const args = { sender: person.userId, body: 'x', ...recipient };
    expect((await db.rpc('send_message', args)).error?.code).toBe('42501');
    const mail = {
      alias: 'x',
      side: 'person',
      message_id: randomUUID(),
      sent_from: 'x',
      body: 'x',
    };
    expect((await db.rpc('receive_message', mail)).error?.code).toBe('42501');
  }
});

test('visitors can neither read nor send messages', async () => {
  const { id } = await createThread();
  const db = asAnyone();
  const answers = await Promise.all([
    db.rpc('get_contact', { id_or_slug: 'x' }),
    db.rpc('find_message_threads'),
    db.rpc('get_message_thread', { thread_id: id }),
    db.rpc('reply_to_message', { thread_id: id, message_id: randomUUID(), body: 'x' }),
    db.rpc('mark_thread_read', { thread_id: id }),
    db.rpc('block_thread', { thread_id: id, is_blocked: true }),
    db.from('messages').select('id'),
    db.from('message_threads').select('id'),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test.each(['visitor', 'owner', 'admin', 'super'] as const)(
  'as %s, people cannot read, answer, mark, or block another conversation',
  async (account) => {
    const { id, person, owner, listing } = await createThread();
    const { client: db } = await signInAs(account);
    expect((await db.from('messages').select('body').eq('thread_id', id)).data).toEqual([]);
    expect((await db.from('message_threads').select('id').eq('id', id)).data).toEqual([]);
    expect(await findMessageThread({ db }, id)).toBeNull();
    const { items } = await findMessageThreads({ db }, null);
    expect(items.map((thread) => thread.id)).not.toContain(id);
    const messageId = randomUUID();
    expect(await replyToMessage({ db }, { id, messageId, body: 'x' })).toMatchObject({
      outcome: 'gone',
    });
    expect(await markThreadRead({ db }, id)).toBe(false);
    await blockThread({ db }, { id, isBlocked: true });
    expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
      blocked_by: null,
      is_read: false,
    });
    // Nor does an admin or somebody who edits only the hours.
    const clerk = await createPerson('community_user');
    await asService()
      .from('business_members')
      .insert({ business_id: listing.id, user_id: clerk.userId, role: 'hours' });
    expect(await findMessageThread({ db: clerk.client }, id)).toBeNull();
    expect(await findMessageThread({ db: owner.client }, id)).not.toBeNull();
  },
);

test('the two sides read it by table too, without the other’s account and the alias, and write only by functions', async () => {
  const { id, person, owner } = await createThread();
  for (const { client: db, userId } of [person, owner]) {
    const { data } = await db.from('messages').select('side, body').eq('thread_id', id);
    expect(data).toEqual([{ side: 'person', body: 'Can you come on Monday?' }]);
    expect((await db.from('message_threads').select('id').eq('id', id)).data).toHaveLength(1);
    const refused = [
      await db.from('messages').select('author_id'),
      await db.from('message_threads').select('person_id'),
      await db.from('message_threads').select('owner_id'),
      await db.from('message_threads').select('alias'),
      await db.from('messages').delete().eq('thread_id', id),
      await db.from('messages').update({ body: 'x' }).eq('thread_id', id),
      await db.from('message_threads').delete().eq('id', id),
      await db.from('messages').insert({
        id: randomUUID(),
        thread_id: id,
        side: 'business',
        author_id: userId,
        body: 'x',
      }),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => '42501'));
  }
});

test('a message is reported to the owner, answered, read and answered again', async () => {
  const { id, person, owner, listing } = await createThread();
  expect(await noticesOf(owner)).toEqual(['message_received']);
  expect(await findMessageThreads({ db: owner.client }, null)).toMatchObject({
    items: [
      { id, side: 'business', with: 'Ana', is_unread: true, excerpt: 'Can you come on Monday?' },
    ],
  });
  expect(await markThreadRead({ db: owner.client }, id)).toBe(true);
  expect(await markThreadRead({ db: owner.client }, id)).toBe(false);
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
    side: 'person',
    with: listing.name,
    is_read: true,
    is_unread: false,
  });
  expect(await reply(owner, id)).toMatchObject({ outcome: 'sent' });
  expect(await noticesOf(person)).toEqual(['message_received']);
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
    is_unread: true,
    can_reply: true,
    messages: [{ side: 'person' }, { side: 'business', body: 'Yes, at nine.' }],
  });
  expect(await reply(person, id, ' ')).toMatchObject({ reason: 'invalid', field: 'body' });
  expect(await reply(person, id, 'Thank you.')).toMatchObject({ outcome: 'sent' });
});

test('a message that is written here cannot be marked as sent by mail', async () => {
  const { id, person } = await createThread();
  const args = { thread_id: id, message_id: randomUUID(), body: 'Yes, at nine.', by_mail: true };
  expect((await person.client.rpc('reply_to_message', args)).error?.code).toBe('PGRST202');
  expect(await reply(person, id)).toMatchObject({ outcome: 'sent' });
  const { data } = await person.client.from('messages').select('by_mail').eq('thread_id', id);
  expect(data).toEqual([{ by_mail: false }, { by_mail: false }]);
});

test('a long message is cut off with an ellipsis in the list of conversations', async () => {
  const { id, owner } = await createThread();
  await reply(owner, id, 'Yes, at nine. '.repeat(20).trim());
  const { items } = await findMessageThreads({ db: owner.client }, null);
  expect(items[0]?.excerpt).toMatch(/^(Yes, at nine\. ){9}Yes, at nine…$/);
});

test('a message sent twice is stored once, and a second one joins the same conversation', async () => {
  const { id, recipient, listing, person } = await createThread();
  const again = await sendAs(person.userId, listing.id, { recipients: [recipient] });
  expect(again).toMatchObject({ sendings: [{ outcome: 'sent', thread_id: id }] });
  const other = await sendAs(person.userId, listing.id, { body: 'Or on Tuesday?' });
  expect(other).toMatchObject({ sendings: [{ outcome: 'sent', thread_id: id }] });
  const messageId = randomUUID();
  for (let index = 0; index < 2; index += 1) {
    await replyToMessage({ db: person.client }, { id, messageId, body: 'Or Wednesday?' });
  }
  const thread = await findMessageThread({ db: person.client }, id);
  expect(thread?.messages.map(({ body }) => body)).toEqual([
    'Can you come on Monday?',
    'Or on Tuesday?',
    'Or Wednesday?',
  ]);
});

test('a new owner cannot read earlier conversations, and the sender sees that theirs has ended', async () => {
  const { id, listing, person, owner } = await createThread();
  const next = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: next.userId }).eq('id', listing.id);
  for (const { client: db } of [next, owner])
    expect(await findMessageThread({ db }, id)).toBeNull();
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({ can_reply: false });
  expect(await reply(person, id)).toMatchObject({ outcome: 'gone' });
  expect(await sendAs(person.userId, listing.id)).toMatchObject({
    sendings: [{ outcome: 'sent' }],
  });
  expect((await findMessageThreads({ db: next.client }, null)).items).toHaveLength(1);
});

test('an editor answers in the name of the business', async () => {
  const { id, listing, person } = await createThread();
  const editor = await createPerson('community_user');
  await asService()
    .from('business_members')
    .insert({ business_id: listing.id, user_id: editor.userId, role: 'editor' });
  expect(await reply(editor, id)).toMatchObject({ outcome: 'sent' });
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
    with: listing.name,
    messages: [{}, { side: 'business' }],
  });
});

test('people cannot message their own, an unclaimed, or a closed listing', async () => {
  const { client: db, userId } = await createPerson('business_owner');
  const stranger = await createPerson('business_owner');
  const [own, nobodys, closed] = await createListings(
    { owner_id: userId },
    {},
    { owner_id: stranger.userId, status: 'closed' },
  );
  const outcomes = [
    [own!, 'own'],
    [nobodys!, 'unowned'],
    [closed!, 'unlisted'],
  ] as const;
  for (const [{ id, slug }, outcome] of outcomes) {
    expect(await sendAs(userId, id)).toMatchObject({ sendings: [{ outcome }] });
    expect(await findContact({ db }, slug)).toMatchObject({ obstacle: outcome });
  }
});

test('one request goes to three businesses at once, each with its own conversation', async () => {
  const owner = await createPerson('business_owner');
  const listings = await createListings(
    { owner_id: owner.userId },
    { owner_id: owner.userId },
    { owner_id: owner.userId },
  );
  const person = await createPerson('community_user');
  const recipients = listings.map(({ id }) => messageTo(id));
  await sendAs(person.userId, '', { recipients });
  const { items } = await findMessageThreads({ db: person.client }, null);
  expect(items.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
    recipients.map(({ thread_id }) => thread_id).toSorted((a, b) => a.localeCompare(b)),
  );
});

test('an export contains a person’s conversations, and deleting the account deletes them', async () => {
  const { id, person, owner } = await createThread();
  for (const { client } of [person, owner]) {
    const { data } = await client.rpc('export_own_data');
    expect(data).toMatchObject({
      messages: [{ id, messages: [{ body: 'Can you come on Monday?' }] }],
    });
  }
  await asService().auth.admin.deleteUser(person.userId);
  expect(await findMessageThread({ db: owner.client }, id)).toBeNull();
});

test('a person keeps their conversation after the owner’s account is deleted', async () => {
  const { id, person, owner } = await createThread();
  await reply(owner, id);
  await asService().auth.admin.deleteUser(owner.userId);
  expect(await findMessageThread({ db: person.client }, id)).toMatchObject({
    can_reply: false,
    messages: [{}, { body: 'Yes, at nine.' }],
  });
});

test('a conversation is read a hundred messages at a time, the newest first', async () => {
  const { id, person, owner } = await createThread();
  const rows = Array.from({ length: 149 }, (_, index) => ({
    id: randomUUID(),
    thread_id: id,
    side: 'person',
    author_id: person.userId,
    body: `Message ${index}`,
    created_at: '2030-01-01T00:00:00Z',
  }));
  await asService().from('messages').insert(rows).throwOnError();
  const newest = await findMessageThread({ db: owner.client }, id);
  expect(newest).toMatchObject({ has_earlier: true });
  const earlier = await findMessageThread({ db: owner.client }, id, newest!.messages[0]!.id);
  expect(earlier).toMatchObject({ has_earlier: false });
  expect([earlier!.messages.length, newest!.messages.length]).toEqual([50, 100]);
  const ids = [...earlier!.messages, ...newest!.messages].map((message) => message.id);
  expect(new Set(ids).size).toBe(150);
  expect(earlier!.messages[0]).toMatchObject({ body: 'Can you come on Monday?' });
  const { person: stranger } = await createThread();
  expect(await findMessageThread({ db: stranger.client }, id, ids[50])).toBeNull();
});

test('people who answer for one business see who of them wrote, and the other side does not', async () => {
  const { id, listing, owner, person } = await createThread();
  const editor = await createPerson('community_user');
  const role = { business_id: listing.id, user_id: editor.userId, role: 'editor' } as const;
  await asService().from('business_members').insert(role);
  await reply(editor, id);
  const answerFor = async ({ client: db }: Person) =>
    (await findMessageThread({ db }, id))?.messages.at(-1);
  expect(await answerFor(owner)).toMatchObject({ body: 'Yes, at nine.', colleague: 'Ana' });
  expect(await answerFor(editor)).toMatchObject({ colleague: null });
  expect(await answerFor(person)).toMatchObject({ colleague: null });
});
