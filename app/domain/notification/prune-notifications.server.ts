import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Deletes notifications older than 90 days.
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function pruneNotifications({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('prune_notifications'));
}
