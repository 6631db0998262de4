import { hmacSha256 } from '#app/services/hex-digest.ts';
import type { AppContext } from '../env.ts';
import { requireWithinLimit } from '../middleware/rate-limit.ts';

/**
 * Counts an attempt to sign in or to have a mail sent, by caller and by account, wherever the
 * attempts on the account come from.
 * @throws AppError rate_limited
 */
export async function countAttempt(c: AppContext, email: string | null | undefined): Promise<void> {
  await requireWithinLimit(c, 'attempts');
  if (email) {
    await requireWithinLimit(c, 'accountAttempts', await hashAccount(email, c.env.sessionSecret));
  }
}

/** Keyed, or anyone who can read Redis could find the address by trying candidates. */
function hashAccount(email: string, secret: string): Promise<string> {
  return hmacSha256(secret, `account ${email.trim().toLowerCase()}`);
}
