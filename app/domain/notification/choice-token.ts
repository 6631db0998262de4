import { hmacSha256, verifyHmacSha256 } from '#app/services/hex-digest.ts';
import { type NotificationChoice, isNotificationChoice } from './notification.ts';

/** The person and the kind of mail that an unsubscribe link refers to. */
export type PersonalChoice = { person: string; choice: NotificationChoice };

/**
 * Signs a choice: 'newsletter.<person>.<signature>'. The holder may switch that kind of mail off
 * and on for that person, and nothing else. It never expires, as mails do not, and is
 * deterministic.
 */
export async function signChoice(secret: string, personal: PersonalChoice): Promise<string> {
  const signature = await hmacSha256(secret, toMessage(personal));
  return `${personal.choice}.${personal.person}.${signature}`;
}

/** Returns the choice of a token with a valid signature; null otherwise. */
export async function verifyChoice(secret: string, token: string): Promise<PersonalChoice | null> {
  const parts = /^(\w+)\.([\da-f-]{36})\.([\da-f]{64})$/.exec(token);
  const [, choice = '', person = '', signature = ''] = parts ?? [];
  if (!isNotificationChoice(choice)) {
    return null;
  }
  const text = toMessage({ person, choice });
  const isOurs = await verifyHmacSha256(secret, { text, signature });
  return isOurs ? { person, choice } : null;
}

/** Reads the choice a token names without verifying the signature; for display only. */
export function readChoice(token: string): NotificationChoice | null {
  const [choice = ''] = token.split('.');
  return isNotificationChoice(choice) ? choice : null;
}

/** The prefix separates these signatures from others made with the same secret. */
function toMessage({ person, choice }: PersonalChoice): string {
  return `mails of one kind:${choice}:${person}`;
}
