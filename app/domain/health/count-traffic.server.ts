import type { Services } from '#app/services/services.ts';
import { type TrafficCount, trafficCounts } from './health.ts';

type Answered = { status: number; cache: string };

/** Answers of this isolate that were repeated since it counted last. */
let repeated = 0;

/** Notes an answer of the cache that was repeated as it was: the next request that is counted counts it. */
export function noteRepeat(): void {
  repeated += 1;
}

/** How many wait to be counted. */
export function countRepeats(): number {
  return repeated;
}

/** Counts a request that was answered: that it was, whether it failed, and how the cache helped. */
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

/** '2026-11-22T21' */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13);
}
