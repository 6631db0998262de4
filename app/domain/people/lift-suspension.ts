import type { Db } from '#app/services/supabase/client.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';

/** Ends a suspension early. Returns `stale` if there is none any more. */
export async function liftSuspension(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<ActOutcome> {
  return readAct(await db.rpc('lift_suspension', { person: id, reason }));
}
