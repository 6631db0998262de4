import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type SubmissionFailure, describeSubmissionFailure } from './submission-failure.ts';

type DecideSubmissionInput = { id: string; revision: number; isApproved: boolean; reason: string };
export type DecideSubmissionOutcome =
  | ({ ok: true } & Answer<'decide_submission'>)
  | SubmissionFailure;

/**
 * An admin's decision about a submission as they have seen it: approved it is a listing in the same
 * moment, refused its submitter reads the reason. `stale` when it is not as they have seen it any more,
 * `listed` when a listing has that name at that address.
 */
export async function decideSubmission(
  { db }: { db: Db },
  { id, revision, isApproved, reason }: DecideSubmissionInput,
): Promise<DecideSubmissionOutcome> {
  const { data, error, status } = await db.rpc('decide_submission', {
    submission_id: id,
    revision,
    is_approved: isApproved,
    reason,
  });
  if (error) return describeSubmissionFailure(status);
  return { ok: true, ...(data as Answer<'decide_submission'>) };
}
