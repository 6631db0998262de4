import * as z from 'zod/mini';
import * as t from '#app/messages/domain/field.ts';
import { requiredText } from '../field/field.ts';
import type * as schemas from './message-schema.ts';

/** A page of a person's conversations, on either side. */
export type MessageThreads = z.infer<typeof schemas.messageThreadsSchema>;

export type MessageThreadLine = MessageThreads['items'][number];

/** A conversation with its messages. */
export type MessageThread = z.infer<typeof schemas.messageThreadSchema>;

/** A listing to whose owner a person may write. */
export type Contact = z.infer<typeof schemas.contactSchema>;

/** What became of a message to one listing. */
export type SendResult = z.infer<typeof schemas.sendResultSchema>;

/**
 * The outcome for each recipient in their order; else nothing was sent. too_fast: no person fills in a
 * form so quickly; filled_in: the hidden field is; not_verified: Turnstile does not take the sender for
 * a person.
 */
export type MessageSent =
  | { outcome: 'answered'; sendings: SendResult[] }
  | { outcome: 'too_fast' | 'filled_in' | 'not_verified' };

export const maxMessageLength = 3000;

/** The rules of the fields of a message as its forms have them. */
export const messageFields = { body: requiredText(t.message, maxMessageLength) };

/** Of a request to several businesses. */
export const maxRecipients = 3;

/** A message to the owners of one to three listings, as the browser sends it to the Worker. */
export const messageToSend = z.strictObject({
  /** With the ids of the conversation, if it is new, and of the message. */
  recipients: z
    .array(z.strictObject({ business_id: z.guid(), thread_id: z.guid(), message_id: z.guid() }))
    .check(z.minLength(1), z.maxLength(maxRecipients)),
  ...messageFields,
  /** A field that people do not see: programs fill it in, and some browsers. */
  website: z.string(),
  /** How long the form was open. */
  open_ms: z.number(),
  /** Of Turnstile's widget; empty without it. */
  token: z.string().check(z.maxLength(2048)),
});
export type MessageToSend = z.infer<typeof messageToSend>;
