import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';
import { notifyAuthFailure } from './auth-failure.ts';

type Credentials = { email: string; password: string };

/** Signs somebody in by password and says so, or says what is wrong; true when signed in. */
export async function signIn({ db }: { db: Db }, credentials: Credentials): Promise<boolean> {
  const { error } = await db.auth.signInWithPassword(credentials);
  if (error) {
    notifyAuthFailure(error, 'signInFailed');
    return false;
  }
  notify('welcomeBack');
  return true;
}
