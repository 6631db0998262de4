import type { Db } from '#app/services/supabase/client.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

/** Deletes an account permanently and notifies its owner. Super admins must lose the role first. */
export async function deletePerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<ActOutcome> {
  return readAct(await db.rpc('delete_person', { person: id, reason }));
}
