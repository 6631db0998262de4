import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Deletes mails that ended more than 30 days ago.
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function pruneMails({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('prune_mails'));
}
