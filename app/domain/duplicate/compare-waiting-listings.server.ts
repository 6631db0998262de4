import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/** Of one call: each is a transaction of its own and stays far below the statement time-out. */
const perCall = 25;

type Comparison = {
  /** Acts with the service role. */
  db: Db;
  /** No further call begins after that; the next run goes on from there. */
  budgetMs: number;
};

/**
 * Compares listings that are new or have changed with all others, and keeps the likely pairs: changed
 * ones first, then those that came longest ago, until all are done or the time is over.
 * @throws AppError when the database refuses or does not answer
 */
export async function compareWaitingListings({ db, budgetMs }: Comparison): Promise<void> {
  const endsAt = Date.now() + budgetMs;
  let compared = perCall;
  while (compared === perCall && Date.now() < endsAt) {
    compared = requireData(await db.rpc('compare_waiting_listings', { most: perCall }));
  }
}
