import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { ArticleContent, ArticleItem, ArticleKind } from './editorial.ts';

/**
 * Deletes a draft with its revisions; `conflict` if it was saved after `expectedRevision`, or is
 * published.
 */
export const deleteDraft = defineWrite(
  'delete_draft',
  ({
    kind,
    id,
    expectedRevision,
  }: {
    kind: ArticleKind;
    id: string;
    expectedRevision: number;
  }) => ({
    kind,
    article_id: id,
    expected_revision: expectedRevision,
  }),
);

/**
 * Returns a guide or post with its revisions, for an admin; for the id null, the choices for a new
 * one. Null if there is none.
 */
export const findArticleToEdit = defineRead(
  'get_article_to_edit',
  (kind: ArticleKind, id: string | null) => ({ kind, ...(id !== null && { article_id: id }) }),
);

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

/** Returns guides and posts for admins, including drafts, the last changed first. */
export const findArticlesToEdit = defineRead(
  'find_articles_to_edit',
  (filter: ArticleFilter) => filter,
);

/**
 * Returns the listings with these slugs as a text shows them, at most 100, without those that are
 * not public.
 */
export const findEmbeddedListings = defineRead('find_embedded_listings', (slugs: string[]) => ({
  slugs,
}));

/** Returns the content of a revision; null if there is no such revision. */
export const findRevision = defineRead('get_article_revision', (id: string, number: number) => ({
  article_id: id,
  number,
}));

type SaveArticleInput = {
  kind: ArticleKind;
  /** Chosen by the caller for a new one. */
  id: string;
  /** The number of the revision that was edited; 0 for a new one. */
  expectedRevision: number;
  content: ArticleContent;
  /** Of the content's author, who is added if there is none of that slug. */
  authorName?: string;
};

/** Saves a guide or post as its next revision; `conflict` if somebody else has saved one since. */
export const saveArticle = defineWrite(
  'save_article',
  ({ kind, id, expectedRevision, content, authorName }: SaveArticleInput) => ({
    kind,
    article_id: id,
    expected_revision: expectedRevision,
    content: { ...content, ...(authorName !== undefined && { author_name: authorName }) },
  }),
);
