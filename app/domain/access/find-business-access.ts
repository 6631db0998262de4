import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { BusinessAccess } from './access.ts';

/**
 * Returns who works on a listing and who is invited; null unless the caller owns it.
 * @throws AppError backend_unavailable
 */
export function findBusinessAccess(
  { db }: { db: Db },
  businessId: string,
): Promise<BusinessAccess | null> {
  return callFunction({ db }, 'get_business_access', { business_id: businessId });
}
