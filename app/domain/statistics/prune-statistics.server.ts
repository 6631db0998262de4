import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask } from '#app/services/supabase/repeat-task.ts';

/**
 * Deletes expired sums.
 * @throws AppError when the database refuses or does not answer; the next run continues
 */
export async function pruneStatistics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'prune_statistics');
}
