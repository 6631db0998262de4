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

test('a program that fills in the hidden field or is too quick sends nothing', async () => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const { userId } = await createPerson('community_user');
  const program = await send(userId, listing!.id, { website: 'https://spam.example' });
  expect(program).toMatchObject({ sendings: [{ outcome: 'sent' }] });
  expect(await send(userId, listing!.id, { open_ms: 200 })).toEqual({ outcome: 'too_fast' });
  expect((await findMessageThreads({ db: owner.client }, null)).items).toEqual([]);
});

test('ten of 1,000 messages from one network reach a listing, and other networks are not limited', async () => {
  const owner = await createPerson('business_owner');
  const [listing, other] = await createListings(
    { owner_id: owner.userId },
    { owner_id: owner.userId },
  );
  const people = await Promise.all(
    Array.from({ length: 20 }, async () => createPerson('community_user')),
  );
  const outcomes: Record<string, number> = {};
  for (let round = 0; round < 50; round += 1) {
    const sent = await Promise.all(
      people.map(({ userId }, index) =>
        send(userId, listing!.id, {
          body: `Message ${round} of ${userId}`,
          address: `203.0.113.${index + 1}`,
        }),
      ),
    );
    for (const one of sent) {
      const outcome = one.outcome === 'answered' ? one.sendings[0]!.outcome : one.outcome;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  // Ten conversations of ten messages a day each at most.
  expect(outcomes.sent).toBeLessThanOrEqual(100);
  expect((outcomes.sent ?? 0) + (outcomes.full ?? 0)).toBe(1_000);
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
  expect(data!.length).toBeLessThanOrEqual(24);
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
