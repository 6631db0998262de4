import { z } from 'zod';
import { hmacSha256, sha256 } from '#app/services/hex-digest.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';
import type { LeasedMail } from '../mail/mail-schema.ts';
import { postFunction } from '../post-function.ts';
import {
  maxMessageLength,
  messageFields,
  type MessageSent,
  type MessageToSend,
  type SendResult,
} from './message.ts';
import { readReply, type MailParts } from './read-reply.ts';

/** Nobody reads the form and writes a message sooner. */
const minOpenMs = 3_000;

type SendInput = Omit<MessageToSend, 'token'> & {
  /** The id of the account. */
  sender: string;
  /** The address of the visitor; null where it is not known. */
  address: string | null;
};

/**
 * Sends a person's message to the owners of one to three listings.
 * @param db a client with the service role; the caller has verified the sender
 * @throws AppError backend_unavailable
 */
export async function sendMessage({ db }: { db: Db }, input: SendInput): Promise<MessageSent> {
  const { recipients, body, website, open_ms, sender, address } = input;
  if (open_ms < minOpenMs) return { outcome: 'too_fast' };
  if (website !== '') return { outcome: 'filled_in' };
  const sendings: SendResult[] = [];
  for (const recipient of recipients) {
    sendings.push(await send({ db }, { ...recipient, sender, body, address }));
  }
  return { outcome: 'answered', sendings };
}

type Recipient = MessageToSend['recipients'][number];

async function send(
  { db }: { db: Db },
  { address, ...message }: Recipient & Pick<SendInput, 'sender' | 'body' | 'address'>,
): Promise<SendResult> {
  const args = { ...message, ...(address !== null && { address }) };
  const answer = await db.rpc('send_message', args);
  // A person's limit of a day.
  if (answer.status === 429) return { outcome: 'full', thread_id: null };
  return requireData(answer) as SendResult;
}

/** A mail as the webhook delivers it; the names of headers are in lower case. */
export type InboundMail = MailParts & {
  /** The provider's id of the mail: delivered again, it has the same. */
  id: string;
  from: string;
  to: string[];
  headers: Record<string, string>;
};

type ReceiveInput = {
  mail: InboundMail;
  /** Signs the addresses. */
  secret: string;
  /** Renders the mail that was answered. */
  render: (mail: LeasedMail) => Promise<Required<MailParts>>;
};

/** Why an answer by mail was not taken; its sender is told. */
export type RefusalReason =
  | 'empty'
  | 'too_long'
  | 'too_many'
  | Exclude<Answer<'receive_message'>['outcome'], 'sent'>;

/**
 * Adds an answer by mail to its conversation, without what it quotes. outcome: unknown for an address
 * that we have not made; automatic for an out-of-office mail and the like, which gets no answer; any
 * other but sent was answered with the reason.
 * @param db a client with the service role; the caller has verified that the webhook is ours and
 *   that the mail came from its sender
 * @throws AppError backend_unavailable
 */
export async function receiveMessage(
  { db }: { db: Db },
  { mail, secret, render }: ReceiveInput,
): Promise<'sent' | 'unknown' | 'automatic' | RefusalReason> {
  const to = mail.to.flatMap(findAddresses);
  const read = await Promise.all(to.map((one) => readReplyAddress(secret, one)));
  const address = read.find((one) => one !== null);
  const senders = findAddresses(mail.from);
  const sent_from = senders[0] ?? '';
  if (!address || senders.length !== 1) return 'unknown';
  if (isAutomatic(mail, sent_from)) return 'automatic';
  const message_id = await toUuid(mail.id);
  const outcome = await addAnswer({ db }, { mail, address, sent_from, message_id, to, render });
  if (outcome !== 'sent') {
    requireData(await db.rpc('refuse_message', { sent_from, message_id, reason: outcome }));
  }
  return outcome;
}

type AnswerInput = Pick<ReceiveInput, 'mail' | 'render'> & {
  address: ReplyAddress;
  sent_from: string;
  message_id: string;
  to: string[];
};

async function addAnswer(
  { db }: { db: Db },
  { mail, address, sent_from, message_id, to, render }: AnswerInput,
): Promise<'sent' | RefusalReason> {
  const answered = await postFunction({ db }, 'find_answered_mail', { ...address, sent_from });
  if (answered === null) return 'gone';
  const { addresses, ...leased } = answered;
  const kind = { id: message_id, to: sent_from, kind: 'message_received', choice: 'messages' };
  const sent = await render({ ...leased, ...kind });
  const text = readReply(mail, { sent, addresses: [...addresses, sent_from, ...to] });
  const body = messageFields.body.safeParse(text);
  if (!body.success) return text.length > maxMessageLength ? 'too_long' : 'empty';
  const args = { ...address, message_id, sent_from, body: body.data };
  const answer = await db.rpc('receive_message', args);
  // A person's limit of a day.
  if (answer.status === 429) return 'too_many';
  return (requireData(answer) as Answer<'receive_message'>).outcome;
}

/**
 * Returns the addresses of mailboxes: 'ana@people.example' of '"Ana, at home" <ana@people.example>
 * (Ana)'. Names and comments may contain other addresses.
 */
export function findAddresses(mailboxes: string): string[] {
  const bare = mailboxes.replaceAll(/"(?:[^"\\]|\\.)*"|\([^()]*\)/g, ' ');
  return bare.split(',').flatMap((one) => {
    const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(one)?.[1];
    return inBrackets ?? /[^<>\s]+@[^<>\s]+/.exec(one)?.[0] ?? [];
  });
}

/** Returns whether a program sent a mail (RFC 3834, and what programs older than that set). */
export function isAutomatic({ headers }: Pick<InboundMail, 'headers'>, from: string): boolean {
  const {
    'auto-submitted': submitted = 'no',
    precedence = '',
    'content-type': type = '',
  } = headers;
  return (
    !/^\s*no\b/i.test(submitted) ||
    /^\s*(?:bulk|junk|auto_reply)\b/i.test(precedence) ||
    /^\s*multipart\/report\b/i.test(type) ||
    headers['return-path']?.trim() === '<>' ||
    automaticHeaders.some((name) => name in headers) ||
    /^(?:mailer-daemon|postmaster)@/i.test(from)
  );
}

const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-failed-recipients'];

/** The same for the same id, so that a mail that is delivered again is one message. */
async function toUuid(id: string): Promise<string> {
  const digits = await sha256(`inbound mail:${id}`);
  return z
    .guid()
    .parse(digits.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'));
}

/** Whose answers by mail an address takes: those of one side of the conversation with this alias. */
type ReplyAddress = { alias: string; side: 'person' | 'business' };

/** 80 bits: an address has at most 64 characters before the @. */
const signatureLength = 20;

/** Returns the part before the @ of the address for a side's answers, which names nobody. */
export async function makeReplyAddress(secret: string, address: ReplyAddress): Promise<string> {
  const { alias, side } = address;
  // The prefix separates these signatures from others made with the same secret.
  const signature = await hmacSha256(secret, `reply address:${alias}:${side}`);
  return `${alias}.${side}.${signature.slice(0, signatureLength)}`;
}

/** Returns what an address takes; null if we have not made it. */
async function readReplyAddress(secret: string, address: string): Promise<ReplyAddress | null> {
  const [local = ''] = address.toLowerCase().split('@');
  const [alias = '', side = ''] = local.split('.');
  if (side !== 'person' && side !== 'business') return null;
  const made = await makeReplyAddress(secret, { alias, side });
  return made === local ? { alias, side } : null;
}
