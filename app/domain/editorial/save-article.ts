import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../call-function.ts';
import type { ArticleContent, ArticleKind } from './editorial.ts';

type SaveArticleInput = {
  kind: ArticleKind;
  /** Chosen by the caller for a new one. */
  id: string;
  /** The number of the revision that was edited; 0 for a new one. */
  seen: number;
  content: ArticleContent;
};
export type SaveArticleOutcome =
  | ({ ok: true } & Answer<'save_article'>)
  | { ok: false; reason: DataFailure };

/** Saves a guide or post as its next revision; `conflict` if somebody else has saved one since. */
export async function saveArticle(
  { db }: { db: Db },
  { kind, id, seen, content }: SaveArticleInput,
): Promise<SaveArticleOutcome> {
  const { data, error, status } = await db.rpc('save_article', {
    kind,
    article_id: id,
    seen,
    content,
  });
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'save_article'>) };
}
