import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Invitation } from './access.ts';

/**
 * Returns the invitation of a mail's token; null if it is not open any more. Uses POST, because no
 * URL may contain the token.
 * @throws AppError backend_unavailable
 */
export async function findInvitation(
  { db }: { db: Db },
  token: string,
): Promise<Invitation | null> {
  return requireData(await db.rpc('get_invitation', { token })) as Invitation | null;
}
