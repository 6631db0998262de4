import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });
/** Who wrote: the person, or the business in the name of its owner. */
const side = z.enum(['person', 'business']);

const threadSchema = z.strictObject({
  id: z.guid(),
  /** The caller's side. */
  side,
  /** The name of the other side. */
  with: z.string(),
  listing: z.strictObject({ slug: z.string(), name: z.string() }),
  last_side: side,
  last_at: moment,
  /** The caller's side has not read the last message of the other. */
  is_unread: z.boolean(),
  /** The other side has read the last message. */
  is_read: z.boolean(),
  /** An admin blocks it after a report; the person and the owner block all conversations they have. */
  blocked_by: z.enum(['person', 'owner', 'editor', 'admin']).nullable(),
  /** An admin reads a message of the caller's first. */
  is_held: z.boolean(),
  /** The beginning of the last message. */
  excerpt: z.string().nullable(),
});

export const messageThreadsSchema = z.strictObject({
  /** 20, and those of the same time as the last. */
  items: z.array(threadSchema),
  /** The `before` of the next page; null on the last one. */
  next: moment.nullable(),
});

export const messageThreadSchema = threadSchema.extend({
  /** False when it is blocked, and once the listing has another owner. */
  can_reply: z.boolean(),
  can_unblock: z.boolean(),
  /** Why an admin has closed it. */
  closed_because: z.string().nullable(),
  /** Whether the reader may appeal against that. */
  can_appeal: z.boolean(),
  has_earlier: z.boolean(),
  /** The newest 100, or those before one of them; oldest first. */
  messages: z
    .array(
      z.strictObject({
        id: z.guid(),
        side,
        /** Name of another person who wrote it for the reader's business. */
        colleague: z.string().nullable(),
        body: z.string(),
        by_mail: z.boolean(),
        /** The reader's own, before an admin has delivered it. */
        is_held: z.boolean(),
        created_at: moment,
      }),
    )
    .max(100),
});

export const contactSchema = z.strictObject({
  listing: z.strictObject({
    id: z.guid(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    phone: z.string().nullable(),
  }),
  /** Why the caller cannot write to the owner; unowned: nobody manages the listing here. */
  obstacle: z.enum(['own', 'unconfirmed', 'unlisted', 'unowned', 'blocked']).nullable(),
  /** How the owner sees the caller. */
  author_name: z.string(),
  /** The conversation that they have. */
  thread_id: z.guid().nullable(),
  /** Up to five others of its category in its city, which have owners too. */
  others: z.array(z.strictObject({ id: z.guid(), name: z.string() })).max(5),
});

export const sendResultSchema = z.strictObject({
  outcome: z.enum(['sent', 'held', 'full', 'own', 'unconfirmed', 'unlisted', 'unowned', 'blocked']),
  thread_id: z.guid().nullable(),
});

const replySchema = z.strictObject({ outcome: z.enum(['sent', 'held', 'blocked', 'gone']) });

/** What an answer by mail is read with; null when its sender is on no side. */
const answeredMailSchema = z
  .strictObject({
    person: z.guid(),
    first_name: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    /** Of both sides. */
    addresses: z.array(z.string()),
  })
  .nullable();

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_answered_mail: answeredMailSchema,
  find_message_threads: messageThreadsSchema,
  get_contact: contactSchema.nullable(),
  get_message_thread: messageThreadSchema.nullable(),
  receive_message: replySchema,
  reply_to_message: replySchema,
  send_message: sendResultSchema,
};
