import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ArticleItem, ArticlesToEdit } from './editorial.ts';

/** Filters. Absent fields do not restrict the list. */
export type ArticleFilter = {
  kind?: ArticleItem['kind'];
  /**
   * `outdated`: published, and a listing in it is gone; `to_mend`: one of these that the caller
   * should fix.
   */
  state?: ArticleItem['state'] | 'outdated' | 'to_mend';
  /** Words of the title or the slug. */
  words?: string;
  /** The `next` of the previous page. */
  after?: string;
};

/**
 * Returns guides and posts for admins, including drafts, the last changed first.
 * @throws AppError backend_unavailable
 */
export function findArticlesToEdit(
  { db }: { db: Db },
  filter: ArticleFilter,
): Promise<ArticlesToEdit> {
  return callFunction({ db }, 'find_articles_to_edit', filter);
}
