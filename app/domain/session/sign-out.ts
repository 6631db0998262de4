import type { Db } from '#app/services/supabase/client.ts';

/**
 * Signs out of this browser. auth-js forgets the session before it asks the server to, so this
 * holds without a network too.
 */
export async function signOut({ db }: { db: Db }): Promise<{ ok: true }> {
  await db.auth.signOut({ scope: 'local' });
  return { ok: true };
}
