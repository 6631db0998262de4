import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ArticleKind, ArticleToEdit } from './editorial.ts';

/**
 * Returns a guide or post with its revisions, for an admin; for the id null, the choices for a new
 * one. Null if there is none.
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
