import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ArticleContent } from './editorial.ts';

/**
 * Returns the content of a revision; null if there is no such revision.
 * @throws AppError backend_unavailable
 */
export function findRevision(
  { db }: { db: Db },
  id: string,
  number: number,
): Promise<ArticleContent | null> {
  return callFunction({ db }, 'get_article_revision', { article_id: id, number });
}
