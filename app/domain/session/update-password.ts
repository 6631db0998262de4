import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';
import { describeWeakPassword, notifyAuthFailure } from './auth-failure.ts';

type Outcome = { isChanged: boolean; weakPassword: string | null };

/** Gives the signed-in person a new password. */
export async function updatePassword({ db }: { db: Db }, password: string): Promise<Outcome> {
  const { error } = await db.auth.updateUser({ password });
  if (error) {
    notifyAuthFailure(error, 'passwordFailed');
    return { isChanged: false, weakPassword: describeWeakPassword(error) };
  }
  notify('passwordChanged');
  return { isChanged: true, weakPassword: null };
}
