import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type SendClaimCodeInput = { id: string; address: string };

/** Mails a code to an address of the business; the database checks it against website and email. */
export async function sendClaimCode(
  { db }: { db: Db },
  { id, address }: SendClaimCodeInput,
): Promise<ClaimOutcome<'send_claim_code'>> {
  return readOutcome<'send_claim_code'>(await db.rpc('send_claim_code', { claim_id: id, address }));
}
