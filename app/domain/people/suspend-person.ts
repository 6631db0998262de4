import type { Db } from '#app/services/supabase/client.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

type SuspendPersonInput = {
  id: string;
  /** The last day of the suspension: '2026-12-24'. It ends at midnight of `timeZone`. */
  lastDay: string;
  /** 'America/Chicago' */
  timeZone: string;
  reason: string;
};

/** Suspends a person, whose sessions end at once, or changes the last day and the reason. */
export async function suspendPerson(
  { db }: { db: Db },
  { id, lastDay, timeZone, reason }: SuspendPersonInput,
): Promise<ActOutcome> {
  const args = { person: id, last_day: lastDay, time_zone: timeZone, reason };
  return readAct(await db.rpc('suspend_person', args));
}
