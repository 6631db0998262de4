import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/** Calls of one run: the rest waits for the next, and is read with the rollups until then. */
const mostCalls = 50;

/**
 * Counts new metrics into the hourly rollups and deletes raw ones after 30 days, in parts that each
 * fit the database's statement time-out.
 * @throws AppError when the database refuses or does not answer; the next run goes on from there
 */
export async function rollUpMetrics({ db }: { db: Db }): Promise<void> {
  for (const task of ['roll_up_metrics', 'prune_metrics'] as const) {
    let done = 1;
    for (let call = 0; call < mostCalls && done > 0; call += 1) {
      done = requireData(await db.rpc(task));
    }
  }
}
