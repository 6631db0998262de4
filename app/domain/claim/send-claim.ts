import type { Db } from '#app/services/supabase/client.ts';
import { type ClaimOutcome, readOutcome } from './claim-outcome.ts';

type SendClaimInput = { id: string; note: string };

/**
 * Sends the documents of a claim to the admins.
 */
export async function sendClaim(
  { db }: { db: Db },
  { id, note }: SendClaimInput,
): Promise<ClaimOutcome<'send_claim'>> {
  return readOutcome<'send_claim'>(await db.rpc('send_claim', { claim_id: id, note }));
}
