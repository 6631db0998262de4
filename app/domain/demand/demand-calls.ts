import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import { callFunction } from '../call-function.ts';
import type { UnmetDemand } from './demand.ts';

/**
 * Returns what people look for and do not find in the city of a listing, for its editors; in all
 * cities for admins, without a listing. Null for others.
 * @throws AppError backend_unavailable
 */
export function findUnmetDemand(
  { db }: { db: Db },
  businessId: string | null,
): Promise<UnmetDemand[] | null> {
  return callFunction(
    { db },
    'find_unmet_demand',
    businessId === null ? {} : { business_id: businessId },
  );
}

type HideOutcome = { ok: true } | { ok: false; reason: DataFailure };

/** Takes words off the pages of all cities; for admins. */
export async function hideUnmetDemand({ db }: { db: Db }, words: string): Promise<HideOutcome> {
  const { error, status } = await db.rpc('hide_unmet_demand', { words });
  return error ? { ok: false, reason: describeFailure(status) } : { ok: true };
}
