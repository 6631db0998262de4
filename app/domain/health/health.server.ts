import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { SearchAnswer, SearchQuery } from '../search/search.ts';
import { addDays, hourMs, toIsoDate } from '../text/text.ts';
import {
  type CronTask,
  type EmptySearches,
  type Health,
  type TrafficCount,
  trafficCounts,
  type TrafficHour,
} from './health.ts';

type Answered = { status: number; cache: string };

/** Repeated responses of this isolate since it last counted. */
let replays = 0;

/** Records that a prepared response was sent; the next request through Hono counts it. */
export function recordReplay(): void {
  replays += 1;
}

/** Returns how many replays are not counted yet. */
export function countReplays(): number {
  return replays;
}

/** Counts a request by hour: whether it failed, and how the cache served it. */
export function countTraffic(
  { counters }: Pick<Services, 'counters'>,
  { status, cache }: Answered,
): void {
  const names: TrafficCount[] = ['requests'];
  if (status >= 500) names.push('failed');
  const state = trafficCounts.find((name) => name === cache);
  if (state !== undefined) names.push(state);
  const hour = hourOf(new Date());
  counters.count('traffic', hour, names);
  if (replays === 0) return;
  const repeats: TrafficCount[] = ['requests', 'hit'];
  counters.count('traffic', hour, repeats, replays);
  replays = 0;
}

/** Counts an error that a browser has reported. */
export function countBrowserError({ counters }: Pick<Services, 'counters'>): void {
  counters.count('traffic', hourOf(new Date()), ['browser_errors']);
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
export async function recordCronRuns({ db }: { db: Db }, runs: CronRun[]): Promise<void> {
  requireData(await db.rpc('record_cron_runs', { runs }));
}

/**
 * Stores the sizes of tables, once a day.
 * @throws AppError backend_unavailable
 */
export async function recordTableSizes({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('record_table_sizes'));
}

/**
 * Invalidates the caches of what the clock has changed: articles whose time of publication has
 * come, and listings that are open again.
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function recordDueChanges({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('invalidate_due_tags'));
}

/** Probes each dependency, all at once, and measures the time. */
export async function checkHealth({
  healthChecks,
}: Pick<Services, 'healthChecks'>): Promise<Health> {
  const [database, redis, kv] = await Promise.all([
    measure(healthChecks.database),
    measure(healthChecks.redis),
    measure(healthChecks.kv),
  ]);
  const isOk = database.ok && redis.ok && kv.ok;
  return { status: isOk ? 'ok' : 'degraded', database, redis, kv };
}

async function measure(probe: () => Promise<void>): Promise<Health['database']> {
  const startedAt = Date.now();
  const ok = await probe().then(
    () => true,
    () => false,
  );
  return { ok, latency_ms: Date.now() - startedAt };
}

type Searched = { query: SearchQuery; answer: SearchAnswer };

/**
 * Counts a search without results by day and place. Stores neither its words nor the visitor, and
 * names the place as the directory does. Pages without results are not cached, so each is counted.
 */
export function countEmptySearch(
  { counters }: Pick<Services, 'counters'>,
  { query, answer }: Searched,
): void {
  // A page after the last one is not an empty search.
  if (query.cursor !== undefined) return;
  counters.count('empty-searches', toIsoDate(new Date()), [namePlace({ query, answer })]);
}

function namePlace({ query, answer: { metro, place } }: Searched): string {
  if (metro) return metro.name;
  if (place) return place.name ?? 'Around a position';
  if (query.bounds) return 'An area of the map';
  const hasPlace = query.near !== undefined || query.city !== undefined;
  return hasPlace ? 'Unknown place' : 'No place given';
}

const shownDays = 28;
const maxPlaces = 50;

/**
 * Returns how often searches found nothing in the last four weeks, by day and by place.
 * @throws if Redis does not respond
 */
export async function findEmptySearches(
  { counters }: Pick<Services, 'counters'>,
  now: Date,
): Promise<EmptySearches> {
  const days = Array.from({ length: shownDays }, (_, ago) => addDays(toIsoDate(now), -ago));
  const totals = new Map<string, number>();
  const sums = await counters.read('empty-searches', days);
  for (const [name, sum] of sums.flatMap((of) => Object.entries(of))) {
    totals.set(name, (totals.get(name) ?? 0) + sum);
  }
  const byDay = days.map((day, index) => ({
    day,
    searches: Object.values(sums[index] ?? {}).reduce((all, sum) => all + sum, 0),
  }));
  const places = Array.from(totals, ([name, searches]) => ({ name, searches }))
    .sort((one, other) => other.searches - one.searches || (one.name < other.name ? -1 : 1))
    .slice(0, maxPlaces);
  return { days: byDay.toReversed(), places };
}

/**
 * Returns the requests of the last days by hour, the current hour last.
 * @throws if Redis does not respond
 */
export async function findTraffic(
  { counters }: Pick<Services, 'counters'>,
  now: Date,
  days = 1,
): Promise<TrafficHour[]> {
  const count = days * 24;
  const hours = Array.from({ length: count }, (_, index) =>
    hourOf(new Date(now.getTime() - (count - 1 - index) * hourMs)),
  );
  const sums = await counters.read('traffic', hours);
  return hours.map((hour, index) => {
    const counts = trafficCounts.map((name) => [name, sums[index]?.[name] ?? 0] as const);
    return {
      hour: `${hour}:00:00Z`,
      ...(Object.fromEntries(counts) as Record<TrafficCount, number>),
    };
  });
}
