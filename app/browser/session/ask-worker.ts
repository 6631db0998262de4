import type { Db } from '#app/services/supabase/client.ts';
import { getAuthorization } from './get-authorization.ts';

/**
 * Fetches JSON from an endpoint of the Worker as the signed-in user.
 * @throws Error when the Worker cannot be reached or its status is not 2xx
 */
export async function askWorker<Answer>(db: Db, path: string): Promise<Answer> {
  const response = await fetch(path, { headers: await getAuthorization(db) });
  if (!response.ok) throw new Error(`The Worker answered ${response.status}`);
  return response.json();
}
