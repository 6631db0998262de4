import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, changeClaim } from './change-claim.ts';
import type { Evidence } from './claim.ts';

type StartClaimInput = { id: string; businessId: string; evidence: Evidence };

/**
 * Begins a claim, or goes on with the caller's open one of that listing by this kind of evidence.
 */
export function startClaim(
  { db }: { db: Db },
  { id, businessId, evidence }: StartClaimInput,
): Promise<ClaimOutcome<'start_claim'>> {
  return changeClaim({ db }, 'start_claim', { claim_id: id, business_id: businessId, evidence });
}
