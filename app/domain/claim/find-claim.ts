import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ReviewedClaim } from './claim.ts';

/**
 * Returns a claim as an admin sees it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findClaim({ db }: { db: Db }, id: string): Promise<ReviewedClaim | null> {
  return callFunction({ db }, 'get_claim', { claim_id: id });
}
