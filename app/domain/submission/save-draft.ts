import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import type { Content } from './submission.ts';
import { type SubmissionFailure, describeSubmissionFailure } from './submission-failure.ts';

type SaveDraftInput = { id: string; revision: number; content: Content };
export type SaveDraftOutcome = ({ ok: true } & Answer<'save_draft'>) | SubmissionFailure;

/**
 * Saves a draft to the caller's account. `revision` is the one last seen, 0 for a draft never
 * saved; if the stored revision differs, writes nothing and returns the stored draft (`stale`).
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
