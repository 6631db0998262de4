import type { Db } from '#app/services/supabase/client.ts';
import { type AuthFailure, describeAuthError } from './auth-failure.ts';

type Code = {
  /** Where the mail went. */
  email: string;
  code: string;
  /** `email` for a sign-up and for signing in. */
  type: 'email' | 'recovery' | 'email_change';
};

type Outcome = { ok: true; isSignedIn: boolean } | AuthFailure;

/**
 * Does what a mail was sent for, by the code in it ('code-expired' when it is wrong, too). Nobody
 * is signed in by the first of the two codes of a change of address.
 */
export async function verifyCode(
  { db }: { db: Db },
  { email, code: token, type }: Code,
): Promise<Outcome> {
  const { data, error } = await db.auth.verifyOtp({ email, token, type });
  if (error) return describeAuthError(error);
  return { ok: true, isSignedIn: data.session !== null };
}
