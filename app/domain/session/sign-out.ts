import type { Db } from '#app/services/supabase/client.ts';

/** Signs out of this browser, also offline: auth-js deletes the local session before it asks. */
export async function signOut({ db }: { db: Db }): Promise<{ ok: true }> {
  await db.auth.signOut({ scope: 'local' });
  return { ok: true };
}
