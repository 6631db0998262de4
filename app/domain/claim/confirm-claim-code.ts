import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type ConfirmClaimCodeInput = { id: string; code: string };

/**
 * Confirms the code of the newest mail; if nobody contests it, the caller owns the listing at once.
 * Entering and checking are two calls, so that every attempt counts
 * (supabase/migrations/20261121002574_claim_codes.sql).
 */
export async function confirmClaimCode(
  { db }: { db: Db },
  { id, code }: ConfirmClaimCodeInput,
): Promise<ClaimOutcome<'confirm_claim_code'>> {
  const entered = readOutcome<'enter_claim_code'>(
    await db.rpc('enter_claim_code', { claim_id: id, code }),
  );
  if (!entered.ok) return entered;
  if (entered.outcome !== 'entered') return { ...entered, outcome: entered.outcome };
  return readOutcome<'confirm_claim_code'>(await db.rpc('confirm_claim_code', { claim_id: id }));
}
