import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { WaitingSubmissions } from './submission.ts';

/**
 * A page of what waits for an admin, the longest waiting first; `after` is the `next` of the page before.
 * @throws AppError backend_unavailable
 */
export function findWaitingSubmissions(
  { db }: { db: Db },
  after: string | null,
): Promise<WaitingSubmissions> {
  return callFunction({ db }, 'find_waiting_submissions', after === null ? {} : { after });
}
