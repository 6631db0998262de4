import type { Db } from '#app/services/supabase/client.ts';

/** Returns the header by which the Worker knows who is signed in; empty when signed out. */
export async function getAuthorization(db: Db): Promise<Record<string, string>> {
  const { data } = await db.auth.getSession();
  return data.session ? { Authorization: `Bearer ${data.session.access_token}` } : {};
}
