import type { Db } from '#app/services/supabase/client.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

type SuspendPersonInput = {
  id: string;
  /** The last day of the suspension in UTC: '2026-12-24'. */
  lastDay: string;
  reason: string;
};

/** Suspends a person, whose sessions end at once, or changes the last day and the reason. */
export async function suspendPerson(
  { db }: { db: Db },
  { id, lastDay, reason }: SuspendPersonInput,
): Promise<ActOutcome> {
  return readAct(await db.rpc('suspend_person', { person: id, last_day: lastDay, reason }));
}
