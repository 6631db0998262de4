import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../call-function.ts';
import type { ArticleKind } from './editorial.ts';

export type DeleteDraftOutcome =
  | ({ ok: true } & Answer<'delete_draft'>)
  | { ok: false; reason: DataFailure };

/**
 * Deletes a draft with its revisions; `conflict` if it was saved after it was `seen`, or is
 * published.
 */
export async function deleteDraft(
  { db }: { db: Db },
  { kind, id, seen }: { kind: ArticleKind; id: string; seen: number },
): Promise<DeleteDraftOutcome> {
  const { data, error, status } = await db.rpc('delete_draft', { kind, article_id: id, seen });
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'delete_draft'>) };
}
