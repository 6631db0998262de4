import type { Db } from '#app/services/supabase/client.ts';
import type { NewProfile } from '../profile/profile.ts';
import { type AuthFailure, describeAuthError } from './auth-failure.ts';

type NewAccount = {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: NewProfile['role'];
  /** Redirect target of the confirmation link. */
  redirectTo: string;
};

type Outcome = { ok: true; isSignedIn: boolean } | AuthFailure;

/** Creates an account. Signs in at once if no confirmation is required. */
export async function signUp({ db }: { db: Db }, account: NewAccount): Promise<Outcome> {
  const { email, password, redirectTo, ...data } = account;
  const { data: answer, error } = await db.auth.signUp({
    email,
    password,
    options: { data, emailRedirectTo: redirectTo },
  });
  if (error) return describeAuthError(error);
  return { ok: true, isSignedIn: answer.session !== null };
}
