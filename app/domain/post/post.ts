import type { z } from 'zod';
import type { blogSchema, postCardSchema, postSchema, feedPostSchema } from './post-schema.ts';
import { upperFirst } from '../text/text.ts';

/** A blog post in a list. */
export type PostCard = z.infer<typeof postCardSchema>;

/** A blog post on its own page. */
export type Post = z.infer<typeof postSchema>;

/** A post for readers outside the site, such as feeds. */
export type FeedPost = z.infer<typeof feedPostSchema>;

/** Filters of the blog: a tag, and an author's slug. */
export type BlogQuery = { tag: string | null; author: string | null };

/** The blog's front page. */
export type Blog = z.infer<typeof blogSchema>;

/** Pattern of tags and of author slugs. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Formats a tag for display: 'opening-hours' becomes 'Opening hours'. */
export function tagLabel(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return upperFirst(words);
}
