import type { AppContext } from '../env.ts';
import { requireWithinLimit } from '../middleware/rate-limit.ts';

/**
 * Counts an attempt to sign in, or to have a mail sent, by who makes it and by whose account it is
 * about, wherever that is tried from.
 * @throws AppError rate_limited
 */
export async function countAttempt(c: AppContext, email: string | null | undefined): Promise<void> {
  await requireWithinLimit(c, 'attempts');
  if (email) {
    await requireWithinLimit(c, 'accountAttempts', await hashAccount(email, c.env.sessionSecret));
  }
}

/** With a secret, or whoever reads Redis could try addresses until one fits. */
async function hashAccount(email: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const name = encoder.encode(`account ${email.trim().toLowerCase()}`);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, name));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
