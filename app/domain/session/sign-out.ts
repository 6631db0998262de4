import type { Db } from '#app/services/supabase/client.ts';

/**
 * Signs out of this browser. Works offline too: auth-js deletes the local session before it calls
 * the server.
 */
export async function signOut({ db }: { db: Db }): Promise<{ ok: true }> {
  await db.auth.signOut({ scope: 'local' });
  return { ok: true };
}
