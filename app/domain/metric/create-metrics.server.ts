import type { Db } from '#app/services/supabase/client.ts';
import { writeApart } from '#app/services/supabase/write-apart.ts';
import type { QueuedBeacon, QueuedMetric } from './metric.ts';

/** PostgreSQL's code for a reference to a missing row: here, a deleted account. */
const foreignKeyViolation = '23503';

/**
 * Writes beacons in one insert; does not change rows that already exist.
 * @returns the beacons that were refused
 * @throws AppError when the database does not answer: nothing is lost, all can be sent again
 */
export function createMetrics<Beacon extends QueuedBeacon>(
  { db }: { db: Db },
  beacons: Beacon[],
): Promise<Beacon[]> {
  return writeApart(beacons, (some) =>
    insert(
      db,
      some.flatMap(({ metrics }) => metrics),
    ),
  );
}

/** Inserts rows; if an account was deleted meanwhile, keeps the metrics without `user_id`. */
async function insert(db: Db, rows: QueuedMetric[]) {
  const write = (rows: QueuedMetric[]) =>
    db.from('perf_metrics').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
  const answer = await write(rows);
  return answer.error?.code === foreignKeyViolation
    ? write(rows.map((row) => ({ ...row, user_id: null })))
    : answer;
}
