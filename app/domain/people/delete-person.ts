import type { Db } from '#app/services/supabase/client.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

/** Deletes somebody's account for good, and tells them. A super admin's role is to be taken first. */
export async function deletePerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<ActOutcome> {
  return readAct(await db.rpc('delete_person', { person: id, reason }));
}
