import type { Db } from '#app/services/supabase/client.ts';
import { writeApart } from '#app/services/supabase/write-apart.ts';
import type { QueuedBeacon, QueuedMetric } from './metric.ts';

/** PostgreSQL's code for a row that names a row which is not there: here, a deleted account. */
const foreignKeyViolation = '23503';

/**
 * Writes beacons in one insert; rows already written are left as they are.
 * @returns the beacons that were refused
 * @throws AppError when the database does not answer: none is lost, all can be sent again
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

/** An account that was deleted meanwhile takes its name from its metrics, not the metrics. */
async function insert(db: Db, rows: QueuedMetric[]) {
  const write = (rows: QueuedMetric[]) =>
    db.from('perf_metrics').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
  const answer = await write(rows);
  return answer.error?.code === foreignKeyViolation
    ? write(rows.map((row) => ({ ...row, user_id: null })))
    : answer;
}
