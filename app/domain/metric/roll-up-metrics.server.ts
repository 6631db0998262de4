import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask } from '#app/services/supabase/repeat-task.ts';

/**
 * Adds new metrics to the hourly rollups and deletes raw ones after 30 days. Readers combine the
 * rollups with raw rows not yet rolled up.
 * @throws AppError when the database refuses or does not answer; the next run continues
 */
export async function rollUpMetrics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'roll_up_metrics');
  await repeatTask(db, 'prune_metrics');
}
