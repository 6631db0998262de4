import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Invitation } from './access.ts';

/**
 * The invitation of a mail's token; null when it is not open any more. Asked by POST: no address that
 * is asked for may name the token.
 * @throws AppError backend_unavailable
 */
export async function findInvitation(
  { db }: { db: Db },
  token: string,
): Promise<Invitation | null> {
  return requireData(await db.rpc('get_invitation', { token })) as Invitation | null;
}
