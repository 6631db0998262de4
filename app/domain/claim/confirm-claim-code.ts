import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type ConfirmClaimCodeInput = { id: string; code: string };

/**
 * Takes the code of the newest mail: who nobody stands against is the owner at once.
 */
export async function confirmClaimCode(
  { db }: { db: Db },
  { id, code }: ConfirmClaimCodeInput,
): Promise<ClaimOutcome<'confirm_claim_code'>> {
  return readOutcome<'confirm_claim_code'>(
    await db.rpc('confirm_claim_code', { claim_id: id, code }),
  );
}
