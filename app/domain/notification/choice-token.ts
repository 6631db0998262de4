import { type NotificationChoice, isNotificationChoice } from './notification.ts';

/** Whose mails of which kind a link at their foot is about. */
export type PersonalChoice = { person: string; choice: NotificationChoice };

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

/**
 * 'newsletter.<person>.<signature>': who holds it may switch that kind off and on for that person, and
 * nothing else. It does not end, as mails do not; the same choice has the same each time.
 */
export async function signChoice(secret: string, personal: PersonalChoice): Promise<string> {
  const key = await importKey(secret, 'sign');
  const signature = await crypto.subtle.sign(algorithm, key, toMessage(personal));
  const digits = Array.from(new Uint8Array(signature), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${personal.choice}.${personal.person}.${digits.join('')}`;
}

/** What a token is for, if we signed it; else null. */
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

/** Which choice a token names, whoever signed it: for a screen to say. */
export function readChoice(token: string): NotificationChoice | null {
  const [choice = ''] = token.split('.');
  return isNotificationChoice(choice) ? choice : null;
}

/** The secret signs other things, too: what this one is says its beginning. */
function toMessage({ person, choice }: PersonalChoice): BufferSource {
  return encoder.encode(`mails of one kind:${choice}:${person}`);
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}
