import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Submission } from './submission.ts';

/**
 * Returns a submission that the caller may read: their own, or for admins any that was sent. Null
 * if there is none.
 * @throws AppError backend_unavailable
 */
export function findSubmission({ db }: { db: Db }, id: string): Promise<Submission | null> {
  return callFunction({ db }, 'get_submission', { submission_id: id });
}
