import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, changeClaim } from './change-claim.ts';

type WithdrawClaimInput = { id: string };

/**
 * Takes a claim back.
 */
export function withdrawClaim(
  { db }: { db: Db },
  { id }: WithdrawClaimInput,
): Promise<ClaimOutcome<'withdraw_claim'>> {
  return changeClaim({ db }, 'withdraw_claim', { claim_id: id });
}
