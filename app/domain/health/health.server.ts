import type { Services } from '#app/services/services.ts';
import { type TrafficCount, trafficCounts } from './health.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { CronTask } from './cron-tasks.ts';

type Answered = { status: number; cache: string };

/** Repeated responses of this isolate since it last counted. */
let repeated = 0;

/** Notes a cached response that was repeated; the next request through Hono counts it. */
export function noteRepeat(): void {
  repeated += 1;
}

/** Returns how many repeats are not counted yet. */
export function countRepeats(): number {
  return repeated;
}

/** Counts a request by hour: whether it failed, and how the cache served it. */
export function countTraffic(
  { tallies }: Pick<Services, 'tallies'>,
  { status, cache }: Answered,
): void {
  const names: TrafficCount[] = ['requests'];
  if (status >= 500) names.push('failed');
  const state = trafficCounts.find((name) => name === cache);
  if (state !== undefined) names.push(state);
  const hour = hourOf(new Date());
  tallies.count('traffic', hour, names);
  if (repeated === 0) return;
  const repeats: TrafficCount[] = ['requests', 'hit'];
  tallies.count('traffic', hour, repeats, repeated);
  repeated = 0;
}

/** Counts an error that a browser has reported. */
export function countBrowserError({ tallies }: Pick<Services, 'tallies'>): void {
  tallies.count('traffic', hourOf(new Date()), ['browser_errors']);
}

/** Returns '2026-11-22T21'. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13);
}

/**
 * Stores messages that the database refuses, without the accounts in them, until an admin replays
 * them.
 * @throws AppError if the database does not respond: none is lost, all can be sent again
 */
export async function storeFailedMeasurements(
  { db }: { db: Db },
  measurements: object[],
): Promise<void> {
  if (measurements.length === 0) return;
  requireData(await db.rpc('store_failed_measurements', { measurements: measurements as Json }));
}

/** A finished run of a task; `failure` is the error, null on success. */
export type CronRun = {
  name: CronTask;
  started_at: string;
  ended_at: string;
  failure: string | null;
};

/**
 * Records runs of cron tasks.
 * @throws AppError backend_unavailable
 */
export async function noteCronRuns({ db }: { db: Db }, runs: CronRun[]): Promise<void> {
  requireData(await db.rpc('note_cron_runs', { runs }));
}

/**
 * Invalidates the caches of what the clock has changed: articles whose time of publication has
 * come, and listings that are open again.
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function noteDueChanges({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('note_due_changes'));
}
