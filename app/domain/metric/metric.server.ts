import type { Db } from '#app/services/supabase/client.ts';
import { repeatTask, writeByBisection } from '#app/services/supabase/write-by-bisection.ts';
import type { QueuedBeacon, QueuedMetric } from './metric.ts';
import { type Answer, callFunction } from '#app/domain/call-function.ts';

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
  return writeByBisection(beacons, (some) =>
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

/** A histogram since the first beacon; `buckets` are cumulative, ordered as requested bounds. */
export type VitalTotals = Answer<'count_vitals'>[number];

/**
 * Returns all histograms, per vital, route and device.
 * @param bounds upper bounds in milliseconds; CLS has no unit
 * @throws AppError when the database refuses or does not answer
 */
export function findTotals({ db }: { db: Db }, bounds: readonly number[]): Promise<VitalTotals[]> {
  return callFunction({ db }, 'count_vitals', {
    bounds: bounds.toSorted((one, other) => one - other),
  });
}

/**
 * Adds new metrics to the hourly rollups and deletes raw ones after 30 days. Readers combine the
 * rollups with raw rows not yet rolled up.
 * @throws AppError when the database refuses or does not answer; the next run continues
 */
export async function rollUpMetrics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'roll_up_metrics');
  await repeatTask(db, 'prune_metrics');
}
