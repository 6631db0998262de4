import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ArticleItem, ArticlesToEdit } from './editorial.ts';

/** What of them is asked; what is not given lets all through. */
export type ArticleFilter = {
  kind?: ArticleItem['kind'];
  /** `outdated`: published, with a listing that is gone; `to_mend`: that, and the caller’s to mend. */
  state?: ArticleItem['state'] | 'outdated' | 'to_mend';
  /** Of the title or the slug. */
  words?: string;
  /** The `next` of the page before. */
  after?: string;
};

/**
 * Guides and posts as admins find them, drafts among them, those changed last first.
 * @throws AppError backend_unavailable
 */
export function findArticlesToEdit(
  { db }: { db: Db },
  filter: ArticleFilter,
): Promise<ArticlesToEdit> {
  return callFunction({ db }, 'find_articles_to_edit', filter);
}
