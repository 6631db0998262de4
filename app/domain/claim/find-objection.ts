import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Objection } from './claim.ts';

/**
 * Returns the claim to which the caller, who owns the listing, may object; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findObjection({ db }: { db: Db }, id: string): Promise<Objection | null> {
  return callFunction({ db }, 'get_objection', { claim_id: id });
}
