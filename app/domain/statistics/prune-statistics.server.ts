import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask } from '#app/services/supabase/repeat-task.ts';

/**
 * Deletes sums whose days are over.
 * @throws AppError when the database refuses or does not answer; the next run goes on from there
 */
export async function pruneStatistics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'prune_statistics');
}
