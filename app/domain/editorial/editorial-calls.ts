import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import { type Answer, callFunction } from '../call-function.ts';
import type {
  ArticleContent,
  ArticleItem,
  ArticleKind,
  ArticlesToEdit,
  ArticleToEdit,
} from './editorial.ts';
import type { EmbeddedListing } from '../article/article.ts';

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
  seen: number;
  content: ArticleContent;
};
export type SaveArticleOutcome =
  | ({ ok: true } & Answer<'save_article'>)
  | { ok: false; reason: DataFailure }
  | Refusal;

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
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'save_article'>) };
}
