import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask, writeApart } from '#app/services/supabase/write-apart.ts';
import type { QueuedVisits } from './visit-beacon.ts';

/**
 * Adds beacons to the daily sums; skips beacons that were already added.
 * @returns the beacons that were refused
 * @throws AppError when the database does not answer: nothing is lost, all can be sent again
 */
export function countVisits<Beacon extends QueuedVisits>(
  { db }: { db: Db },
  beacons: Beacon[],
): Promise<Beacon[]> {
  return writeApart(beacons, (some) =>
    db.rpc('count_visits', {
      beacons: some.map(({ id, visits, words }) => ({ id, visits, words })),
    }),
  );
}

/**
 * Deletes expired sums.
 * @throws AppError when the database refuses or does not answer; the next run continues
 */
export async function pruneStatistics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'prune_statistics');
}
