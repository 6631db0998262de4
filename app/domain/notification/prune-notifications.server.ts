import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Forgets what people were told more than 90 days ago.
 * @throws AppError backend_unavailable; the next run makes up for it
 */
export async function pruneNotifications({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('prune_notifications'));
}
