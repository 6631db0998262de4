import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type WithdrawClaimInput = { id: string };

/** Withdraws a claim. */
export async function withdrawClaim(
  { db }: { db: Db },
  { id }: WithdrawClaimInput,
): Promise<ClaimOutcome<'withdraw_claim'>> {
  return readOutcome<'withdraw_claim'>(await db.rpc('withdraw_claim', { claim_id: id }));
}
