import type { Db } from '#app/services/supabase/client.ts';

/**
 * Asks an endpoint of ours for whoever is signed in.
 * @throws Error when it cannot be reached or refuses
 */
export async function askWorker<Answer>(db: Db, path: string): Promise<Answer> {
  const { data } = await db.auth.getSession();
  const headers = new Headers();
  if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
  const response = await fetch(path, { headers });
  if (!response.ok) throw new Error(`The Worker answered ${response.status}`);
  return response.json();
}
