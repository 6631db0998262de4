import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ArticleKind, ArticleToEdit } from './editorial.ts';

/**
 * A guide or post with its revisions, for an admin; with an id of null what a new one can choose among. Null
 * when there is none.
 * @throws AppError backend_unavailable
 */
export function findArticleToEdit(
  { db }: { db: Db },
  kind: ArticleKind,
  id: string | null,
): Promise<ArticleToEdit | null> {
  const args = { kind, ...(id !== null && { article_id: id }) };
  return callFunction({ db }, 'get_article_to_edit', args);
}
