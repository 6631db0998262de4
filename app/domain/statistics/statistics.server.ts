import { minPeoplePerSearchTerm } from '#app/config/limits.ts';
import type { VisitStore } from '#app/services/redis/visit-store.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { writeByBisection } from '#app/services/supabase/write-by-bisection.ts';
import { findDay, type QueuedVisits, type Visit, type VisitDay } from './visit-beacon.ts';

/**
 * Adds beacons to the daily sums; skips beacons that were already added.
 * @returns the beacons that were refused
 * @throws AppError when the database does not answer: nothing is lost, all can be sent again
 */
export function countVisits<Beacon extends QueuedVisits>(
  { db }: { db: Db },
  beacons: Beacon[],
): Promise<Beacon[]> {
  return writeByBisection(beacons, (some) =>
    db.rpc('count_visits', {
      beacons: some.map(({ id, visits, words }) => ({ id, visits, words })),
    }),
  );
}

type Visitor = {
  visits: Visit[];
  /** The IP address, or its network prefix. */
  network: string;
  userAgent: string;
  nowMs: number;
};

/**
 * Selects what counts of a beacon: each kind once per visitor, listing and day; words only once
 * enough people have used them. A visitor is an address plus one of ten kinds of browser, so that
 * one address cannot pose as many visitors; for words, people are counted by address alone.
 * @throws when Redis does not answer: visitors cannot be told apart then, so nothing counts
 */
export async function selectVisits(
  { visitStore }: { visitStore: VisitStore },
  { visits, network, userAgent, nowMs }: Visitor,
): Promise<QueuedVisits> {
  const visitor = [network, describeBrowser(userAgent)];
  const selected = await Promise.all(
    visits.map(async ({ business_id, time_zone, kind, words }) => {
      const day = findDay(time_zone, nowMs) as VisitDay;
      const [isFirst, people] = await Promise.all([
        visitStore.isFirst(day, business_id, kind, ...visitor),
        words ? visitStore.countVisitors(day, [business_id, words], network) : 0,
      ]);
      const counted = { business_id, time_zone, day: day.day };
      return {
        visits: isFirst ? [{ ...counted, kind }] : [],
        words: words && people >= minPeoplePerSearchTerm ? [{ ...counted, words, people }] : [],
      };
    }),
  );
  return {
    id: crypto.randomUUID(),
    visits: selected.flatMap((each) => each.visits),
    words: selected.flatMap((each) => each.words),
  };
}

/** Two devices times five browsers: a phone and a computer behind one address are two visitors. */
function describeBrowser(userAgent: string): string {
  const device = /Mobi|Android/i.test(userAgent) ? 'mobile' : 'desktop';
  return `${device} ${/Edg|Firefox|Chrome|Safari/.exec(userAgent)?.[0] ?? 'other'}`;
}
