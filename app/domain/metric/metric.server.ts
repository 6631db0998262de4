import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import {
  type Device,
  devices,
  largestBelieved,
  type VitalName,
  vitals,
} from '#app/config/vitals.ts';
import { type Answer, defineRead } from '#app/domain/call-function.ts';
import { storableText } from '#app/domain/storable-text/storable-text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import {
  pruneRows,
  repeatTask,
  writeByBisection,
} from '#app/services/supabase/write-by-bisection.ts';

/** One measurement by a browser, in milliseconds; CLS has no unit. */
const metricSchema = z
  .strictObject({
    /** Key chosen by the browser: a metric sent twice is written once. */
    id: z.uuid().optional(),
    metric: z.enum(Object.keys(vitals) as [VitalName, ...VitalName[]]),
    value: z.number().min(0),
    path: storableText.startsWith('/').max(300),
    details: z
      .record(storableText.max(40), z.union([storableText.max(200), z.number(), z.boolean()]))
      .refine((details) => Object.keys(details).length <= 10, 'Please send at most 10 details.')
      .default({}),
  })
  .refine(({ metric, value }) => value <= largestBelieved(metric), {
    path: ['value'],
    message: 'No page is that slow.',
  });

export const beaconSchema = z.array(metricSchema).min(1).max(limits.metricsPerBeacon);

export type Metric = z.infer<typeof metricSchema>;

/** A row in the queue; the id makes redelivery idempotent. */
type QueuedMetric = Required<Metric> & {
  device: Device;
  country: string;
  user_id: string | null;
  created_at: string;
};

/** A queue message: the metrics that one browser sent together. */
export type QueuedBeacon = { metrics: QueuedMetric[] };

/** Returns the device class that the browser reported. */
export function readDevice({ details }: Metric): Device {
  return devices.find((device) => device === details.device) ?? 'unknown';
}

/** User agent words by which automated clients identify themselves. */
const declared =
  /(?<!cu)bot(?:\b|[/;_-])|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|lighthouse|pagespeed|gtmetrix|pingdom|uptime|preview\b/i;

/**
 * Returns whether a user agent identifies itself as a robot, whose metrics do not count. Robots
 * that hide it are counted, and so are browsers driven by tests.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && declared.test(userAgent);
}

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
export const findTotals = defineRead('count_vitals', (bounds: readonly number[]) => ({
  bounds: bounds.toSorted((one, other) => one - other),
}));

/**
 * Adds new metrics to the hourly rollups and deletes raw ones after 30 days. Readers combine the
 * rollups with raw rows not yet rolled up.
 * @throws AppError when the database refuses or does not answer; the next run continues
 */
export async function rollUpMetrics({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'roll_up_metrics');
  await pruneRows(db, 'metrics');
}
