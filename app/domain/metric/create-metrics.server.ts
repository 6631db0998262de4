import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { QueuedBeacon, QueuedMetric } from './metric.ts';

/** PostgreSQL's code for a row that names a row which is not there: here, a deleted account. */
const foreignKeyViolation = '23503';
/** Its classes of codes for data that no second try will make good, and PostgREST's for a column that is not there. */
const refusals = /^(2[23]|PGRST204)/;

/**
 * Writes beacons in one insert; rows already written are left as they are. When the database
 * refuses the data, halves are tried until what it refuses stands alone.
 * @returns the beacons that were refused
 * @throws AppError when the database does not answer: none is lost, all can be sent again
 */
export async function createMetrics<Beacon extends QueuedBeacon>(
  { db }: { db: Db },
  beacons: Beacon[],
): Promise<Beacon[]> {
  const rows = beacons.flatMap(({ metrics }) => metrics);
  const answer = await insert(db, rows);
  if (!refusals.test(answer.error?.code ?? '')) {
    requireData(answer);
    return [];
  }
  if (beacons.length === 1) {
    return beacons;
  }
  const middle = Math.ceil(beacons.length / 2);
  const first = await createMetrics({ db }, beacons.slice(0, middle));
  return [...first, ...(await createMetrics({ db }, beacons.slice(middle)))];
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
