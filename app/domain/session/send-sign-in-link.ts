import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type SignInLink = { email: string; redirectTo: string };

/**
 * Sends a link and a code by which somebody signs in without their password. Where nobody has the
 * address none is sent, and the outcome is the same: who has an account is nobody else's business.
 */
export async function sendSignInLink(
  { db }: { db: Db },
  { email, redirectTo }: SignInLink,
): Promise<AuthOutcome> {
  const options = { shouldCreateUser: false, emailRedirectTo: redirectTo };
  const { error } = await db.auth.signInWithOtp({ email, options });
  return toOutcome({ error: error?.code === 'otp_disabled' ? null : error });
}
