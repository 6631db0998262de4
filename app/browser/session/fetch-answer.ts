import type { Db } from '#app/services/supabase/client.ts';

/** Returns the header by which the Worker knows who is signed in; empty when signed out. */
export async function getAuthorization(db: Db): Promise<Record<string, string>> {
  const { data } = await db.auth.getSession();
  return data.session ? { Authorization: `Bearer ${data.session.access_token}` } : {};
}

/**
 * Fetches JSON from an endpoint of the Worker as the signed-in user.
 * @throws Error when the Worker cannot be reached or its status is not 2xx
 */
export async function fetchAnswer<Answer>(db: Db, path: string): Promise<Answer> {
  const response = await fetch(path, { headers: await getAuthorization(db) });
  if (!response.ok) throw new Error(`The Worker answered ${response.status}`);
  return response.json();
}
