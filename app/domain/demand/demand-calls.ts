import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';

/** Words that people searched for in a city without a result. */
export type UnmetDemand = NonNullable<Answer<'find_unmet_demand'>>[number];

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

/** Takes words off the pages of all cities; for admins. */
export function hideUnmetDemand(
  { db }: { db: Db },
  words: string,
): Promise<Outcome<'hide_unmet_demand'>> {
  return callWrite({ db }, 'hide_unmet_demand', { words });
}
