import { peopleBeforeWords } from '#app/config/limits.ts';
import type { VisitMemory } from '#app/services/redis/visit-memory.ts';
import type { QueuedVisits, Visit } from './visit-beacon.ts';
import { type VisitDay, findDay } from './visit-day.ts';

type Visitor = {
  visits: Visit[];
  /** The address, or its network. */
  network: string;
  userAgent: string;
  nowMs: number;
};

/**
 * What counts of what a browser has told: each kind once a visitor, listing and day; words once enough
 * people have used them. A visitor is an address with one of few kinds of browser, so that nobody makes
 * many visitors of one address; of people who share words each has an address of their own.
 * @throws when Redis does not answer: nobody can be told from anybody then, and nothing counts
 */
export async function selectVisits(
  { visitMemory }: { visitMemory: VisitMemory },
  { visits, network, userAgent, nowMs }: Visitor,
): Promise<QueuedVisits> {
  const visitor = [network, describeBrowser(userAgent)];
  const selected = await Promise.all(
    visits.map(async ({ business_id, time_zone, kind, words }) => {
      const day = findDay(time_zone, nowMs) as VisitDay;
      const [isFirst, people] = await Promise.all([
        visitMemory.isFirst(day, business_id, kind, ...visitor),
        words ? visitMemory.countCrowd(day, [business_id, words], network) : 0,
      ]);
      const counted = { business_id, time_zone, day: day.day };
      return {
        visits: isFirst ? [{ ...counted, kind }] : [],
        words: words && people >= peopleBeforeWords ? [{ ...counted, words, people }] : [],
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
