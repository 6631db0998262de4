import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, changeClaim } from './change-claim.ts';

type ConfirmClaimCodeInput = { id: string; code: string };

/**
 * Takes the code of the newest mail: who nobody stands against is the owner at once.
 */
export function confirmClaimCode(
  { db }: { db: Db },
  { id, code }: ConfirmClaimCodeInput,
): Promise<ClaimOutcome<'confirm_claim_code'>> {
  return changeClaim({ db }, 'confirm_claim_code', { claim_id: id, code });
}
