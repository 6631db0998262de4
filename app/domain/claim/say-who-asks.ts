import type { Db } from '#app/services/supabase/client.ts';

/** For whom the Worker is asked: the access token of the session, where there is one. */
export async function sayWhoAsks(db: Db): Promise<Record<string, string>> {
  const { data } = await db.auth.getSession();
  return data.session ? { Authorization: `Bearer ${data.session.access_token}` } : {};
}
