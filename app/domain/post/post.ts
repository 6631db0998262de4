import type { z } from 'zod';
import type { blogSchema, postCardSchema, postSchema, wholePostSchema } from './post-schema.ts';

/** A blog post where it is listed. */
export type PostCard = z.infer<typeof postCardSchema>;

/** A blog post as its screen shows it. */
export type Post = z.infer<typeof postSchema>;

/** A post where it is read outside the site. */
export type WholePost = z.infer<typeof wholePostSchema>;

/** What the blog is narrowed to: a tag, an author by their slug. */
export type BlogQuery = { tag: string | null; author: string | null };

/** The blog's front page. */
export type Blog = z.infer<typeof blogSchema>;

/** Tags, and slugs of authors. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** 'opening-hours' is 'Opening hours'. */
export function tagLabel(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
