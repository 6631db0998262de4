import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type {
  ArticleContent,
  ArticleItem,
  ArticleKind,
  ArticlesToEdit,
  ArticleToEdit,
} from './editorial.ts';
import type { EmbeddedListing } from '../article/article.ts';

/**
 * Deletes a draft with its revisions; `conflict` if it was saved after `expectedRevision`, or is
 * published.
 */
export function deleteDraft(
  { db }: { db: Db },
  { kind, id, expectedRevision }: { kind: ArticleKind; id: string; expectedRevision: number },
): Promise<Outcome<'delete_draft'>> {
  return callWrite({ db }, 'delete_draft', {
    kind,
    article_id: id,
    expected_revision: expectedRevision,
  });
}

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

/** Filters. Absent fields do not restrict the list. */
export type ArticleFilter = {
  kind?: ArticleItem['kind'];
  /**
   * `outdated`: published, and a listing in it is gone; `to_fix`: one of these that the caller
   * should fix.
   */
  state?: ArticleItem['state'] | 'outdated' | 'to_fix';
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

/**
 * Returns the listings with these slugs as a text shows them, at most 100, without those that are
 * not public.
 * @throws AppError backend_unavailable
 */
export function findEmbeddedListings(
  { db }: { db: Db },
  slugs: string[],
): Promise<EmbeddedListing[]> {
  return callFunction({ db }, 'find_embedded_listings', { slugs });
}

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

type SaveArticleInput = {
  kind: ArticleKind;
  /** Chosen by the caller for a new one. */
  id: string;
  /** The number of the revision that was edited; 0 for a new one. */
  expectedRevision: number;
  content: ArticleContent;
};

/** Saves a guide or post as its next revision; `conflict` if somebody else has saved one since. */
export function saveArticle(
  { db }: { db: Db },
  { kind, id, expectedRevision, content }: SaveArticleInput,
): Promise<Outcome<'save_article'>> {
  return callWrite({ db }, 'save_article', {
    kind,
    article_id: id,
    expected_revision: expectedRevision,
    content,
  });
}
