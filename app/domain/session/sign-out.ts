import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';
import { isRetryable } from './auth-failure.ts';

/**
 * Signs out of this browser. auth-js forgets the session before it asks the server to, so this
 * holds without a network too.
 */
export async function signOut({ db }: { db: Db }): Promise<void> {
  const { error } = await db.auth.signOut({ scope: 'local' });
  notify(error && !isRetryable(error) ? 'connectionError' : 'signedOut');
}
