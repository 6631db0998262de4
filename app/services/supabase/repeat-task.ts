import type { Db } from './client.ts';
import { requireData } from './require-data.ts';

/** Maximum calls of one run; the next run continues. */
const maxCalls = 50;

/**
 * Calls a task, which does a part each time and returns the number of rows, until none are left:
 * each part fits the database's statement time-out.
 * @throws AppError if the database refuses or does not respond; the next run continues
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
  for (let call = 0; call < maxCalls && done > 0; call += 1) {
    done = requireData(await db.rpc(task));
  }
}
