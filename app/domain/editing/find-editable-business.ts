import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { EditableBusiness } from './editing.ts';

/**
 * Returns what the caller may change of a listing; null if nothing, or if there is no such listing.
 * @throws AppError backend_unavailable
 */
export function findEditableBusiness(
  { db }: { db: Db },
  businessId: string,
): Promise<EditableBusiness | null> {
  return callFunction({ db }, 'get_editable_business', { business_id: businessId });
}
