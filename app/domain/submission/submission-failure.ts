import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

/** Why a submission could not be saved, sent or decided. */
export type SubmissionFailure = { ok: false; reason: DataFailure | 'too-many' | 'not-found' };

/** @param status HTTP status of PostgREST's response; 0 if there was none */
export function describeSubmissionFailure(status: number): SubmissionFailure {
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  return { ok: false, reason: describeFailure(status) };
}
