import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/** Calls of one run, of 200 each: the rest waits for the next. */
const mostCalls = 50;

/**
 * What time alone brings about: access whose last day is over ends, owners are asked for facts that
 * nobody has confirmed for half a year, and addresses that codes of claims went to are forgotten.
 * @throws AppError when the database refuses or does not answer; the next run goes on from there
 */
export async function tendListings({ db }: { db: Db }): Promise<void> {
  for (const task of ['end_past_access', 'remind_of_facts', 'remove_past_claim_codes'] as const) {
    let done = 1;
    for (let call = 0; call < mostCalls && done > 0; call += 1) {
      done = requireData(await db.rpc(task));
    }
  }
}
