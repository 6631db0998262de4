import type { Db } from '#app/services/supabase/client.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

type SuspendPersonInput = {
  id: string;
  /** '2026-12-24', through which they are, in UTC. */
  lastDay: string;
  reason: string;
};

/** Suspends somebody, whose sessions end at once; or changes until when and why. */
export async function suspendPerson(
  { db }: { db: Db },
  { id, lastDay, reason }: SuspendPersonInput,
): Promise<ActOutcome> {
  return readAct(await db.rpc('suspend_person', { person: id, last_day: lastDay, reason }));
}
