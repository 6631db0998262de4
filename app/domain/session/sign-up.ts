import type { Db } from '#app/services/supabase/client.ts';
import type { NewProfile } from '../profile/profile.ts';
import { type AuthFailure, describeAuthError } from './auth-failure.ts';

type NewAccount = {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: NewProfile['role'];
  /** Where the confirmation link leads. */
  redirectTo: string;
};

type Outcome = { ok: true; isSignedIn: boolean } | AuthFailure;

/** Creates an account. Where no confirmation is asked for, the person is signed in at once. */
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
