import type { Db } from './client.ts';
import { requireData } from './require-data.ts';

/** Calls per run; the rest waits for the next run. */
const mostCalls = 50;

/**
 * Repeats a task that processes one batch per call and returns its number of rows, until none are
 * left: each batch fits the database's statement time-out.
 * @throws AppError if the database refuses or does not respond; the next run continues from there
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
