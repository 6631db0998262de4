import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { WaitingClaims } from './claim.ts';

/**
 * A page of the claims that wait for an admin, the longest waiting first; `after` is the `next` of the page before.
 * @throws AppError backend_unavailable
 */
export function findWaitingClaims(
  { db }: { db: Db },
  after: string | null,
): Promise<WaitingClaims> {
  return callFunction({ db }, 'find_waiting_claims', after === null ? {} : { after });
}
