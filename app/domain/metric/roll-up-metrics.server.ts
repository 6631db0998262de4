import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask } from '#app/services/supabase/repeat-task.ts';

/**
 * Counts new metrics into the hourly rollups and deletes raw ones after 30 days. What a run does not
 * get to is read with the rollups until the next.
 * @throws AppError when the database refuses or does not answer; the next run goes on from there
 */
export async function rollUpMetrics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'roll_up_metrics');
  await repeatTask(db, 'prune_metrics');
}
