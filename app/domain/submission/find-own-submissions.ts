import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { OwnSubmissions } from './submission.ts';

/**
 * Returns a page of the caller's submissions, the last changed first; `after` is the `next` of the
 * previous page.
 * @throws AppError backend_unavailable
 */
export function findOwnSubmissions(
  { db }: { db: Db },
  after: string | null,
): Promise<OwnSubmissions> {
  return callFunction({ db }, 'find_own_submissions', after === null ? {} : { after });
}
