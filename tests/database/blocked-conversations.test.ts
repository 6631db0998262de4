import { expect, test } from 'vitest';
import { blockThread, findContact, findMessageThread } from '#app/domain/message/message-calls.ts';
import { asService } from '../support/clients.ts';
import { createThread, messageTo, reply, sendAs } from '../support/conversations.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test('a blocked conversation accepts no messages, and only its blocker can unblock it', async () => {
  const { id, listing, person, owner } = await createThread();
  await blockThread({ db: owner.client }, { id, isBlocked: true });
  expect(await reply(person, id)).toMatchObject({ outcome: 'blocked' });
  expect(await reply(owner, id)).toMatchObject({ outcome: 'blocked' });
  expect(await sendAs(person.userId, listing.id)).toMatchObject({
    sendings: [{ outcome: 'blocked' }],
  });
  expect(await findContact({ db: person.client }, listing.slug)).toMatchObject({
    obstacle: 'blocked',
    thread_id: id,
  });
  await blockThread({ db: person.client }, { id, isBlocked: false });
  expect(await reply(person, id)).toMatchObject({ outcome: 'blocked' });
  await blockThread({ db: owner.client }, { id, isBlocked: false });
  expect(await reply(person, id)).toMatchObject({ outcome: 'sent' });
});

test('a block holds for all listings of the owner, in conversations there are and new ones', async () => {
  const { id, listing, person, owner } = await createThread();
  const other = await createPerson('community_user');
  const [second, third] = await createListings(
    { owner_id: owner.userId },
    { owner_id: owner.userId },
  );
  const recipient = messageTo(second!.id);
  await sendAs(person.userId, second!.id, { recipients: [recipient] });
  await blockThread({ db: owner.client }, { id, isBlocked: true });
  expect(await reply(person, recipient.thread_id)).toMatchObject({ outcome: 'blocked' });
  for (const { id: businessId, slug } of [listing, second!, third!]) {
    expect(await sendAs(person.userId, businessId)).toMatchObject({
      sendings: [{ outcome: 'blocked' }],
    });
    expect(await findContact({ db: person.client }, slug)).toMatchObject({ obstacle: 'blocked' });
    expect(await sendAs(other.userId, businessId)).toMatchObject({
      sendings: [{ outcome: 'sent' }],
    });
  }
  await blockThread({ db: person.client }, { id: recipient.thread_id, isBlocked: false });
  expect(await reply(person, recipient.thread_id)).toMatchObject({ outcome: 'blocked' });
  await blockThread({ db: owner.client }, { id: recipient.thread_id, isBlocked: false });
  expect(await reply(person, id)).toMatchObject({ outcome: 'sent' });
  expect(await sendAs(person.userId, third!.id)).toMatchObject({ sendings: [{ outcome: 'sent' }] });
});

test('a person whom one owner has blocked can write to the listings of others', async () => {
  const { id, person, owner } = await createThread();
  const another = await createThread();
  await blockThread({ db: owner.client }, { id, isBlocked: true });
  expect(await sendAs(person.userId, another.listing.id)).toMatchObject({
    sendings: [{ outcome: 'sent' }],
  });
  expect(await reply(another.person, another.id)).toMatchObject({ outcome: 'sent' });
});

test('an editor blocks a person only for the listing they edit, and cannot undo the owner’s block', async () => {
  const { id, listing, person, owner } = await createThread();
  const editor = await createPerson('community_user');
  const member = { business_id: listing.id, user_id: editor.userId, role: 'editor' as const };
  await asService().from('business_members').insert(member).throwOnError();
  const [second] = await createListings({ owner_id: owner.userId });
  await blockThread({ db: editor.client }, { id, isBlocked: true });
  expect(await reply(person, id)).toMatchObject({ outcome: 'blocked' });
  const recipient = messageTo(second!.id);
  const sent = await sendAs(person.userId, second!.id, { recipients: [recipient] });
  expect(sent).toMatchObject({ sendings: [{ outcome: 'sent' }] });
  await blockThread({ db: owner.client }, { id, isBlocked: false });
  expect(await reply(person, id)).toMatchObject({ outcome: 'sent' });

  await blockThread({ db: owner.client }, { id: recipient.thread_id, isBlocked: true });
  const thread = await findMessageThread({ db: editor.client }, id);
  expect(thread).toMatchObject({ blocked_by: 'owner', can_reply: false, can_unblock: false });
  await blockThread({ db: editor.client }, { id, isBlocked: false });
  expect(await reply(person, id)).toMatchObject({ outcome: 'blocked' });
});

test('a block ends for an owner’s other listings when the listing of its conversation gets another owner', async () => {
  const { id, listing, person, owner } = await createThread();
  const [second] = await createListings({ owner_id: owner.userId });
  await blockThread({ db: owner.client }, { id, isBlocked: true });
  const { userId } = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: userId }).eq('id', listing.id);
  expect(await sendAs(person.userId, second!.id)).toMatchObject({
    sendings: [{ outcome: 'sent' }],
  });
});
