import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type SignInLink = { email: string; redirectTo: string };

/**
 * Sends a link and a code for signing in without a password. For an unknown address it sends
 * nothing and returns the same outcome, so that it does not reveal who has an account.
 */
export async function sendSignInLink(
  { db }: { db: Db },
  { email, redirectTo }: SignInLink,
): Promise<AuthOutcome> {
  const options = { shouldCreateUser: false, emailRedirectTo: redirectTo };
  const { error } = await db.auth.signInWithOtp({ email, options });
  return toOutcome({ error: error?.code === 'otp_disabled' ? null : error });
}
