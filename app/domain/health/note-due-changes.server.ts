import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Invalidates the caches of what the clock has changed: articles whose time of publication has
 * come, and listings that are open again.
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function noteDueChanges({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('note_due_changes'));
}
