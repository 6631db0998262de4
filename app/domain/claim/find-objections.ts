import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Objection } from './claim.ts';

/**
 * The claims of the caller's listings that wait for a decision.
 * @throws AppError backend_unavailable
 */
export function findObjections({ db }: { db: Db }): Promise<Objection[]> {
  return callFunction({ db }, 'find_objections', {});
}
