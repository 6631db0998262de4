import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type DecideClaimInput = { id: string; revision: number; isApproved: boolean; reason: string };

/**
 * An admin's decision about a claim as they have seen it. `early` while the sitting owner may still object.
 */
export async function decideClaim(
  { db }: { db: Db },
  { id, revision, isApproved, reason }: DecideClaimInput,
): Promise<ClaimOutcome<'decide_claim'>> {
  return readOutcome<'decide_claim'>(
    await db.rpc('decide_claim', {
      claim_id: id,
      revision,
      is_approved: isApproved,
      reason,
    }),
  );
}
