import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask } from '#app/services/supabase/repeat-task.ts';

/**
 * Does what only time causes: ends access after its last day, asks owners about facts that nobody
 * has confirmed for half a year, and deletes the addresses of claim codes.
 * @throws AppError if the database refuses or does not respond; the next run continues
 */
export async function tendListings({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'end_past_access');
  await repeatTask(db, 'remind_of_facts');
  await repeatTask(db, 'remove_past_claim_codes');
}
