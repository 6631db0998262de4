import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';
import type { Evidence } from './claim.ts';

type StartClaimInput = { id: string; businessId: string; evidence: Evidence };

/**
 * Starts a claim, or continues the caller's open one of that listing with this kind of evidence.
 */
export async function startClaim(
  { db }: { db: Db },
  { id, businessId, evidence }: StartClaimInput,
): Promise<ClaimOutcome<'start_claim'>> {
  return readOutcome<'start_claim'>(
    await db.rpc('start_claim', { claim_id: id, business_id: businessId, evidence }),
  );
}
