import type { Services } from '#app/services/services.ts';
import { hourOf } from './health.server.ts';
import { type TrafficCount, type TrafficHour, trafficCounts } from './health.ts';

const shownHours = 24;

/**
 * Returns the requests of the last day by hour, the current hour last.
 * @throws if Redis does not respond
 */
export async function findTraffic(
  { tallies }: Pick<Services, 'tallies'>,
  now: Date,
): Promise<TrafficHour[]> {
  const hours = Array.from({ length: shownHours }, (_, index) =>
    hourOf(new Date(now.getTime() - (shownHours - 1 - index) * 3_600_000)),
  );
  const sums = await tallies.read('traffic', hours);
  return hours.map((hour, index) => {
    const counts = trafficCounts.map((name) => [name, sums[index]?.[name] ?? 0] as const);
    return {
      hour: `${hour}:00:00Z`,
      ...(Object.fromEntries(counts) as Record<TrafficCount, number>),
    };
  });
}
