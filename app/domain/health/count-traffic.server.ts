import type { Services } from '#app/services/services.ts';
import { type TrafficCount, trafficCounts } from './health.ts';

type Answered = { status: number; cache: string };

/** Counts a request that was answered: that it was, whether it failed, and how the cache helped. */
export function countTraffic(
  { tallies }: Pick<Services, 'tallies'>,
  { status, cache }: Answered,
): void {
  const names: TrafficCount[] = ['requests'];
  if (status >= 500) names.push('failed');
  const state = trafficCounts.find((name) => name === cache);
  if (state !== undefined) names.push(state);
  tallies.count('traffic', hourOf(new Date()), names);
}

/** '2026-11-22T21' */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13);
}
