import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask } from '#app/services/supabase/repeat-task.ts';

/**
 * What time alone brings about: access whose last day is over ends, owners are asked for facts that
 * nobody has confirmed for half a year, and addresses that codes of claims went to are forgotten.
 * @throws AppError when the database refuses or does not answer; the next run goes on from there
 */
export async function tendListings({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'end_past_access');
  await repeatTask(db, 'remind_of_facts');
  await repeatTask(db, 'remove_past_claim_codes');
}
