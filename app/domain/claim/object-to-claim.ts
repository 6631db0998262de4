import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type ObjectToClaimInput = { id: string; reason: string };

/** Objects to a claim of the caller's listing, with a reason. */
export async function objectToClaim(
  { db }: { db: Db },
  { id, reason }: ObjectToClaimInput,
): Promise<ClaimOutcome<'object_to_claim'>> {
  return readOutcome<'object_to_claim'>(await db.rpc('object_to_claim', { claim_id: id, reason }));
}
