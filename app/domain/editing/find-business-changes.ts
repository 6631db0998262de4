import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { BusinessChanges } from './editing.ts';

/**
 * A page of a listing's history as its editors read it, the newest first; `before` is the `next` of the
 * page before. Null when the caller is none of them.
 * @throws AppError backend_unavailable
 */
export function findBusinessChanges(
  { db }: { db: Db },
  { businessId, before }: { businessId: string; before: number | null },
): Promise<BusinessChanges | null> {
  return callFunction({ db }, 'find_business_changes', {
    business_id: businessId,
    ...(before === null ? {} : { before }),
  });
}
