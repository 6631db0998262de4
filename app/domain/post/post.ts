import type { ArticleCard, Author, EmbeddedListing } from '#app/domain/article/article.ts';

/** A blog post where it is listed. */
export type PostCard = ArticleCard & {
  /** Lower-case words with hyphens: 'opening-hours'. */
  tags: string[];
};

/** A blog post as its screen shows it. */
export type Post = PostCard & {
  author: Author;
  /** Markdown. */
  body: string;
  /** Those of the body that are public, in no order. */
  listings: EmbeddedListing[];
  /** Most tags in common first. */
  related: PostCard[];
};

/** What the blog is narrowed to: a tag, an author by their slug. */
export type BlogQuery = { tag: string | null; author: string | null };

/** The blog's front page. */
export type Blog = {
  /** The newest 100, of one tag or author if asked. */
  posts: PostCard[];
  tags: { tag: string; count: number }[];
  authors: (Author & { count: number })[];
};

/** A post where it is read outside the site. */
export type WholePost = PostCard & Pick<Post, 'body'>;

/** What a PostCard is selected from. */
export const postCardColumns =
  'slug, title, summary, tags, word_count, published_at, updated_at, author:authors!inner(slug, name)';

/** Tags, and slugs of authors. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** 'opening-hours' is 'Opening hours'. */
export function tagLabel(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
