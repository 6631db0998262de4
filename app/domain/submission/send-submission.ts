import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import type { Content } from './submission.ts';
import { type SubmissionFailure, describeSubmissionFailure } from './submission-failure.ts';

type SendSubmissionInput = { id: string; revision: number; content: Content };
export type SendSubmissionOutcome = ({ ok: true } & Answer<'send_submission'>) | SubmissionFailure;

/**
 * Saves a submission and sends it to the admins; sending twice creates one. The database checks
 * the rules of `parseSubmission` again (`invalid`).
 */
export async function sendSubmission(
  { db }: { db: Db },
  { id, revision, content }: SendSubmissionInput,
): Promise<SendSubmissionOutcome> {
  const { data, error, status } = await db.rpc('send_submission', {
    submission_id: id,
    revision,
    content,
  });
  if (error) return describeSubmissionFailure(status);
  return { ok: true, ...(data as Answer<'send_submission'>) };
}
