import { type NotificationChoice, isNotificationChoice } from './notification.ts';

/** The person and the kind of mail that an unsubscribe link refers to. */
export type PersonalChoice = { person: string; choice: NotificationChoice };

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

/**
 * Signs a choice: 'newsletter.<person>.<signature>'. The holder may switch that kind of mail off
 * and on for that person, and nothing else. It never expires, as mails do not, and is
 * deterministic.
 */
export async function signChoice(secret: string, personal: PersonalChoice): Promise<string> {
  const key = await importKey(secret, 'sign');
  const signature = await crypto.subtle.sign(algorithm, key, toMessage(personal));
  const digits = Array.from(new Uint8Array(signature), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${personal.choice}.${personal.person}.${digits.join('')}`;
}

/** Returns the choice of a token with a valid signature; null otherwise. */
export async function verifyChoice(secret: string, token: string): Promise<PersonalChoice | null> {
  const parts = /^(\w+)\.([\da-f-]{36})\.([\da-f]{64})$/.exec(token);
  const [, choice = '', person = '', digits = ''] = parts ?? [];
  if (!isNotificationChoice(choice)) {
    return null;
  }
  const bytes = digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const key = await importKey(secret, 'verify');
  const message = toMessage({ person, choice });
  const isOurs = await crypto.subtle.verify(algorithm, key, Uint8Array.from(bytes), message);
  return isOurs ? { person, choice } : null;
}

/** Reads the choice a token names without verifying the signature; for display only. */
export function readChoice(token: string): NotificationChoice | null {
  const [choice = ''] = token.split('.');
  return isNotificationChoice(choice) ? choice : null;
}

/** The prefix separates these signatures from others made with the same secret. */
function toMessage({ person, choice }: PersonalChoice): BufferSource {
  return encoder.encode(`mails of one kind:${choice}:${person}`);
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}
