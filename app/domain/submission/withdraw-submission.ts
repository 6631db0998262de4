import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type SubmissionFailure, describeSubmissionFailure } from './submission-failure.ts';

type WithdrawSubmissionInput = { id: string };
export type WithdrawSubmissionOutcome =
  | ({ ok: true } & Answer<'withdraw_submission'>)
  | SubmissionFailure;

/** Withdraws a submission, to edit it or for good; deletes a draft. */
export async function withdrawSubmission(
  { db }: { db: Db },
  { id }: WithdrawSubmissionInput,
): Promise<WithdrawSubmissionOutcome> {
  const { data, error, status } = await db.rpc('withdraw_submission', { submission_id: id });
  if (error) return describeSubmissionFailure(status);
  return { ok: true, ...(data as Answer<'withdraw_submission'>) };
}
