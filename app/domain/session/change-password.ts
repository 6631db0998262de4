import type { Db } from '#app/services/supabase/client.ts';
import { confirmPassword } from './confirm-password.ts';
import { updatePassword } from './update-password.ts';

type PasswordChange = { email: string; current: string; password: string };

/** Complaints by field; empty when the password was changed or a toast has told why not. */
type Complaints = { current?: string; password?: string };

/**
 * Changes the password of somebody who knows the present one. The auth service ends all other
 * sessions with the change.
 */
export async function changePassword(
  { db }: { db: Db },
  { email, current, password }: PasswordChange,
): Promise<{ isChanged: boolean; complaints: Complaints }> {
  const present = { email, password: current, failure: 'passwordFailed' } as const;
  const outcome = await confirmPassword({ db }, present);
  if (!outcome.isConfirmed) {
    const { complaint } = outcome;
    return { isChanged: false, complaints: complaint === null ? {} : { current: complaint } };
  }
  const { isChanged, weakPassword } = await updatePassword({ db }, password);
  return { isChanged, complaints: weakPassword === null ? {} : { password: weakPassword } };
}
