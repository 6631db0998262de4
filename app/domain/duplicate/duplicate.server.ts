import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/** Per call: each call is a transaction and stays far below the statement time-out. */
const perCall = 25;

type Comparison = {
  /** Of the service role. */
  db: Db;
  /** No further call starts after that; the next run continues. */
  budgetMs: number;
};

/**
 * Compares new and changed listings with all others and stores the likely pairs: changed ones
 * first, then the oldest, until all are done or the time is over.
 * @throws AppError if the database refuses or does not respond
 */
export async function comparePendingListings({ db, budgetMs }: Comparison): Promise<void> {
  const endsAt = Date.now() + budgetMs;
  let compared = perCall;
  while (compared === perCall && Date.now() < endsAt) {
    compared = requireData(await db.rpc('compare_waiting_listings', { max_rows: perCall }));
  }
}
