import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { EditableBusiness } from './editing.ts';

/**
 * Everything of a listing that the caller may change; null when they may not, or there is none.
 * @throws AppError backend_unavailable
 */
export function findEditableBusiness(
  { db }: { db: Db },
  businessId: string,
): Promise<EditableBusiness | null> {
  return callFunction({ db }, 'get_editable_business', { business_id: businessId });
}
