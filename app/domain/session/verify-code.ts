import type { Db } from '#app/services/supabase/client.ts';
import { type AuthFailure, describeAuthError } from './auth-failure.ts';

type Code = {
  /** The address that the mail was sent to. */
  email: string;
  code: string;
  /** `email` for a sign-up and for a sign-in. */
  type: 'email' | 'recovery' | 'email_change';
};

type Outcome = { ok: true; isSignedIn: boolean } | AuthFailure;

/**
 * Verifies the code of a mail and completes its action ('code-expired' also if it is wrong). The
 * first of the two codes of an email address change does not sign in.
 */
export async function verifyCode(
  { db }: { db: Db },
  { email, code: token, type }: Code,
): Promise<Outcome> {
  const { data, error } = await db.auth.verifyOtp({ email, token, type });
  if (error) return describeAuthError(error);
  return { ok: true, isSignedIn: data.session !== null };
}
