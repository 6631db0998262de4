import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findMessageThreads } from '#app/domain/message/message-calls.ts';
import { sendMessage } from '#app/domain/message/message.server.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

type SendInput = Partial<Parameters<typeof sendMessage>[1]>;

function send(sender: string, businessId: string, values: SendInput = {}) {
  const recipient = {
    business_id: businessId,
    thread_id: randomUUID(),
    message_id: randomUUID(),
  };
  const message = { sender, recipients: [recipient], body: 'Can you come on Monday?' };
  return sendMessage(
    { db: asService() },
    { ...message, website: '', open_ms: 9_000, address: null, ...values },
  );
}

test('who fills in the hidden field or is too quick sends nothing, and is asked again', async () => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const { userId } = await createPerson('community_user');
  const website = 'https://spam.example';
  expect(await send(userId, listing!.id, { website })).toEqual({ outcome: 'filled_in' });
  expect(await send(userId, listing!.id, { open_ms: 200 })).toEqual({ outcome: 'too_fast' });
  expect((await findMessageThreads({ db: owner.client }, null)).items).toEqual([]);
});

test('ten people of one network reach a listing a day, with ten messages each; other networks are not limited', async () => {
  const owner = await createPerson('business_owner');
  const [listing, other] = await createListings(
    { owner_id: owner.userId },
    { owner_id: owner.userId },
  );
  const people = await Promise.all(
    Array.from({ length: 12 }, async () => createPerson('community_user')),
  );
  const sendAs = async (person: number, body: string) => {
    const address = `203.0.113.${person + 1}`;
    const one = await send(people[person]!.userId, listing!.id, { body, address });
    return one.outcome === 'answered' ? one.sendings[0]!.outcome : one.outcome;
  };
  const firsts = await Promise.all(people.map((_, person) => sendAs(person, 'A first message')));
  expect(firsts.toSorted()).toEqual(['full', 'full', ...Array(10).fill('sent')]);
  const reached = firsts.indexOf('sent');
  for (let more = 1; more < 10; more += 1) {
    expect(await sendAs(reached, `Message ${more}`)).toBe('sent');
  }
  expect(await sendAs(reached, 'One more')).toBe('full');
  const page = await findMessageThreads({ db: owner.client }, null);
  expect(page.items).toHaveLength(10);
  const honest = await createPerson('community_user');
  const address = '198.51.100.7';
  for (const { id } of [listing!, other!]) {
    expect(await send(honest.userId, id, { address })).toMatchObject({
      sendings: [{ outcome: 'sent' }],
    });
  }
  // Of the flood the owner gets a mail for each conversation, not for each message.
  const { data } = await owner.client.from('notifications').select('id');
  expect(data!.length).toBe(12);
});

test('conversations begun at one time appear on the same page', async () => {
  const owner = await createPerson('business_owner');
  const person = await createPerson('community_user');
  const listings = await createListings(
    ...Array.from({ length: 23 }, () => ({ owner_id: owner.userId })),
  );
  // The 20th, 21st and 22nd at one time.
  const times = listings.map(
    (_, index) => `2026-11-${30 - (index < 19 ? index : Math.max(19, index - 2))}T12:00:00Z`,
  );
  const { error } = await asService()
    .from('message_threads')
    .insert(
      listings.map(({ id }, index) => ({
        id: randomUUID(),
        business_id: id,
        person_id: person.userId,
        owner_id: owner.userId,
        last_side: 'person',
        last_at: times[index]!,
      })),
    );
  expect(error).toBeNull();
  const first = await findMessageThreads({ db: person.client }, null);
  const second = await findMessageThreads({ db: person.client }, first.next);
  expect([...first.items, ...second.items].map(({ last_at }) => Date.parse(last_at))).toEqual(
    times.map((time) => Date.parse(time)),
  );
  expect(second.next).toBeNull();
});
