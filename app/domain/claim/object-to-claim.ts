import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, changeClaim } from './change-claim.ts';

type ObjectToClaimInput = { id: string; reason: string };

/**
 * Says why a listing of the caller's is theirs and not the claimant's.
 */
export function objectToClaim(
  { db }: { db: Db },
  { id, reason }: ObjectToClaimInput,
): Promise<ClaimOutcome<'object_to_claim'>> {
  return changeClaim({ db }, 'object_to_claim', { claim_id: id, reason });
}
