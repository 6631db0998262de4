import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Submission } from './submission.ts';

/**
 * A submission that the caller may read: their own, and for admins what was sent. Null when there is none.
 * @throws AppError backend_unavailable
 */
export function findSubmission({ db }: { db: Db }, id: string): Promise<Submission | null> {
  return callFunction({ db }, 'get_submission', { submission_id: id });
}
