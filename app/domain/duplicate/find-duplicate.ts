import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { DuplicatePair } from './duplicate.ts';

/**
 * Returns a pair as admins see it; null if there is none, or the caller is no admin.
 * @throws AppError backend_unavailable
 */
export function findDuplicate({ db }: { db: Db }, id: string): Promise<DuplicatePair | null> {
  return callFunction({ db }, 'get_duplicate', { pair_id: id });
}
