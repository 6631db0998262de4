import type { ToastName } from '#app/config/toasts.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { notifyAuthFailure } from './auth-failure.ts';

type Confirmation = {
  email: string;
  password: string;
  /** The toast of what this is for, should the auth service fail. */
  failure: ToastName;
};

/** `complaint` stands beside the field; null where a toast has told what is wrong. */
type Outcome = { isConfirmed: true } | { isConfirmed: false; complaint: string | null };

/**
 * Whether somebody at a signed-in browser knows the present password: they sign in again with it,
 * which also makes the session as young as the server asks before it changes or deletes an account.
 */
export async function confirmPassword(
  { db }: { db: Db },
  { email, password, failure }: Confirmation,
): Promise<Outcome> {
  const { error } = await db.auth.signInWithPassword({ email, password });
  if (!error) return { isConfirmed: true };
  if (error.code === 'invalid_credentials') {
    return { isConfirmed: false, complaint: 'This is not your current password' };
  }
  notifyAuthFailure(error, failure);
  return { isConfirmed: false, complaint: null };
}
