import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Fact } from './find-facts-to-confirm.ts';

type ConfirmFactsInput = { businessId: string; facts: Fact[] };
export type ConfirmFactsOutcome = { ok: true } | { ok: false; reason: DataFailure };

/** Confirms that these facts of a listing are still right. Idempotent. */
export async function confirmFacts(
  { db }: { db: Db },
  { businessId, facts }: ConfirmFactsInput,
): Promise<ConfirmFactsOutcome> {
  const { error, status } = await db.rpc('confirm_facts', { business_id: businessId, facts });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
