import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, changeClaim } from './change-claim.ts';

type SendClaimInput = { id: string; note: string };

/**
 * Sends the documents of a claim to the admins.
 */
export function sendClaim(
  { db }: { db: Db },
  { id, note }: SendClaimInput,
): Promise<ClaimOutcome<'send_claim'>> {
  return changeClaim({ db }, 'send_claim', { claim_id: id, note });
}
