import type { Services } from '#app/services/services.ts';
import { type TrafficCount, trafficCounts } from './health.ts';

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
