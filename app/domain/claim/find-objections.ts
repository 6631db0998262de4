import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Objection } from './claim.ts';

/**
 * Returns the undecided claims of the caller's listings.
 * @throws AppError backend_unavailable
 */
export function findObjections({ db }: { db: Db }): Promise<Objection[]> {
  return callFunction({ db }, 'find_objections', {});
}
