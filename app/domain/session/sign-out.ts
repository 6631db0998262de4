import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';

/**
 * Signs out of this browser. auth-js forgets the session before it asks the server to, so this
 * holds without a network too.
 */
export async function signOut({ db }: { db: Db }): Promise<void> {
  await db.auth.signOut({ scope: 'local' });
  notify('signedOut');
}
