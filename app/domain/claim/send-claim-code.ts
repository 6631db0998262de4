import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, changeClaim } from './change-claim.ts';

type SendClaimCodeInput = { id: string; address: string };

/**
 * Mails a code to an address of the business, which the database holds against its website and email.
 */
export function sendClaimCode(
  { db }: { db: Db },
  { id, address }: SendClaimCodeInput,
): Promise<ClaimOutcome<'send_claim_code'>> {
  return changeClaim({ db }, 'send_claim_code', { claim_id: id, address });
}
