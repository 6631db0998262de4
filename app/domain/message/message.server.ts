import { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { hmacSha256, sha256 } from '#app/services/hex-digest.ts';
import type { Answer } from '../call-function.ts';
import { messageFields, type MessageSent, type MessageToSend, type SendResult } from './message.ts';

/** Nobody reads the form and writes a message sooner. */
const minOpenMs = 3_000;

type SendInput = Omit<MessageToSend, 'token'> & {
  /** The id of the account. */
  sender: string;
  /** The address of the visitor; null where it is not known. */
  address: string | null;
};

/**
 * Sends a person's message to the owners of one to three listings. A program that fills in the
 * hidden field is told that it was sent.
 * @param db a client with the service role; the caller has verified the sender
 * @throws AppError backend_unavailable
 */
export async function sendMessage({ db }: { db: Db }, input: SendInput): Promise<MessageSent> {
  const { recipients, body, website, open_ms, sender, address } = input;
  if (open_ms < minOpenMs) return { outcome: 'too_fast' };
  const sendings: SendResult[] = [];
  for (const recipient of recipients) {
    sendings.push(
      website === '' ? await send({ db }, { ...recipient, sender, body, address }) : taken,
    );
  }
  return { outcome: 'answered', sendings };
}

/** The answer to a program. */
const taken: SendResult = { outcome: 'sent', thread_id: null };

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

/** A mail as the webhook delivers it. */
export type InboundMail = {
  /** The provider's id of the mail: delivered again, it has the same. */
  id: string;
  from: string;
  to: string;
  text: string;
};

type ReceiveInput = { mail: InboundMail; /** Signs the addresses. */ secret: string };

/**
 * Adds an answer by mail to its conversation, without what it quotes. outcome: unknown for an
 * address that we have not made; empty without a text; else as of `receive_message`.
 * @param db a client with the service role; the caller has verified that the webhook is ours
 * @throws AppError backend_unavailable
 */
export async function receiveMessage(
  { db }: { db: Db },
  { mail, secret }: ReceiveInput,
): Promise<Answer<'receive_message'>['outcome'] | 'unknown' | 'empty'> {
  const address = await readReplyAddress(secret, findAddress(mail.to));
  if (address === null) return 'unknown';
  const body = messageFields.body.safeParse(stripQuote(mail.text));
  if (!body.success) return 'empty';
  const answer = requireData(
    await db.rpc('receive_message', {
      ...address,
      message_id: await toUuid(mail.id),
      sent_from: findAddress(mail.from),
      body: body.data,
    }),
  ) as Answer<'receive_message'>;
  return answer.outcome;
}

/** 'ana@people.example' of '"Ana" <ana@people.example>' */
function findAddress(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}

/** The same for the same id, so that a mail that is delivered again is one message. */
async function toUuid(id: string): Promise<string> {
  const digits = await sha256(`inbound mail:${id}`);
  return z
    .guid()
    .parse(digits.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'));
}

/** "On Nov 26, 2026, at 9:15 AM, Ana wrote:", also over two lines; Outlook's line or header. */
const quoteBegins =
  /^(?:On .{0,200}(?:\n.{0,200})?\bwrote:|-{2,} ?Original Message ?-{2,}|_{10,}|From: .+)$/im;

/** Returns what somebody wrote into an answer by mail: without the mail that it quotes. */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  const end = lines.search(quoteBegins);
  return lines
    .slice(0, end === -1 ? undefined : end)
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
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
