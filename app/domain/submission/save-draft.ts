import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import type { Content } from './submission.ts';
import { type SubmissionFailure, describeSubmissionFailure } from './submission-failure.ts';

type SaveDraftInput = { id: string; revision: number; content: Content };
export type SaveDraftOutcome = ({ ok: true } & Answer<'save_draft'>) | SubmissionFailure;

/**
 * Keeps a draft with the account of the caller. `revision` is the one they have seen, 0 of a draft that
 * was never saved; when another stands, nothing is written and the answer has it (`stale`).
 */
export async function saveDraft(
  { db }: { db: Db },
  { id, revision, content }: SaveDraftInput,
): Promise<SaveDraftOutcome> {
  const { data, error, status } = await db.rpc('save_draft', {
    submission_id: id,
    revision,
    content,
  });
  if (error) return describeSubmissionFailure(status);
  return { ok: true, ...(data as Answer<'save_draft'>) };
}
