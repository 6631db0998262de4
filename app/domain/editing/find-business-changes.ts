import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { BusinessChanges } from './editing.ts';

/**
 * Returns a page of a listing's history as editors see it, newest first; `before` is the `next` of
 * the previous page. Null if the caller is no editor.
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
