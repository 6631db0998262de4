import type { Db } from './client.ts';
import { requireData } from './require-data.ts';

/** Calls of one run: the rest waits for the next. */
const mostCalls = 50;

/**
 * Runs a task that does a part each time and says how many rows that were, until none are left: each part
 * fits the database's statement time-out.
 * @throws AppError when the database refuses or does not answer; the next run goes on from there
 */
export async function repeatTask(
  db: Db,
  task:
    | 'roll_up_metrics'
    | 'prune_metrics'
    | 'prune_statistics'
    | 'end_past_access'
    | 'remind_of_facts'
    | 'remove_past_claim_codes',
): Promise<void> {
  let done = 1;
  for (let call = 0; call < mostCalls && done > 0; call += 1) {
    done = requireData(await db.rpc(task));
  }
}
