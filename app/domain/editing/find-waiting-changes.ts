import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { WaitingChanges } from './editing.ts';

/**
 * A page of the changes that wait for an admin, the longest waiting first; `after` is the `next` of the
 * page before.
 * @throws AppError backend_unavailable
 */
export function findWaitingChanges(
  { db }: { db: Db },
  after: string | null,
): Promise<WaitingChanges> {
  return callFunction({ db }, 'find_waiting_changes', after === null ? {} : { after });
}
