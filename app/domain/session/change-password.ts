import type { Db } from '#app/services/supabase/client.ts';
import { notifyAuthFailure } from './auth-failure.ts';
import { updatePassword } from './update-password.ts';

type PasswordChange = { email: string; current: string; password: string };

/** Complaints by field; empty when the password was changed or a toast has told why not. */
type Complaints = { current?: string; password?: string };

/**
 * Changes the password of somebody who knows the present one: they sign in again with it, which
 * also makes the session as young as a project with `secure_password_change` asks for. The auth
 * service ends all other sessions with the change.
 */
export async function changePassword(
  { db }: { db: Db },
  { email, current, password }: PasswordChange,
): Promise<{ isChanged: boolean; complaints: Complaints }> {
  const { error } = await db.auth.signInWithPassword({ email, password: current });
  if (error?.code === 'invalid_credentials') {
    return { isChanged: false, complaints: { current: 'This is not your current password' } };
  }
  if (error) {
    notifyAuthFailure(error, 'passwordFailed');
    return { isChanged: false, complaints: {} };
  }
  const { isChanged, weakPassword } = await updatePassword({ db }, password);
  return { isChanged, complaints: weakPassword === null ? {} : { password: weakPassword } };
}
