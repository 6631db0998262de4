import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { replyToMessage } from '#app/domain/message/message-calls.ts';
import { sendMessage } from '#app/domain/message/message.server.ts';
import { asService } from './clients.ts';
import { createListings } from './listings.ts';
import { createPerson } from './people.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

/** A new message to the owner of a listing. */
export function messageTo(businessId: string) {
  return { business_id: businessId, thread_id: randomUUID(), message_id: randomUUID() };
}

type SendInput = Partial<Parameters<typeof sendMessage>[1]>;

/** Sends somebody's message as the Worker does. */
export function sendAs(sender: string, businessId: string, values: SendInput = {}) {
  return sendMessage(
    { db: asService() },
    {
      sender,
      recipients: [messageTo(businessId)],
      body: 'Can you come on Monday?',
      website: '',
      open_ms: 9_000,
      address: null,
      ...values,
    },
  );
}

/** A listing with its owner, and somebody's message to it. */
export async function createThread() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const person = await createPerson('community_user');
  const recipient = messageTo(listing!.id);
  const sent = await sendAs(person.userId, listing!.id, { recipients: [recipient] });
  expect(sent).toMatchObject({ sendings: [{ outcome: 'sent', thread_id: recipient.thread_id }] });
  return { id: recipient.thread_id, recipient, listing: listing!, owner, person };
}

/** Adds a message to a conversation. */
export const reply = ({ client: db }: Person, id: string, body = 'Yes, at nine.') =>
  replyToMessage({ db }, { id, messageId: randomUUID(), body });
