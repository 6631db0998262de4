import { z } from 'zod';
import {
  articleCardSchema,
  authorSchema,
  embeddedListingSchema,
} from '../article/article-schema.ts';

/** A blog post where it is listed. */
export const postCardSchema = articleCardSchema.extend({
  /** Lower-case words with hyphens: 'opening-hours'. */
  tags: z.array(z.string()),
});

/** A blog post as its screen shows it. */
export const postSchema = postCardSchema.extend({
  author: authorSchema,
  /** Markdown. */
  body: z.string(),
  /** Those of the body that are public, in no order. */
  listings: z.array(embeddedListingSchema),
  /** Most tags in common first. */
  related: z.array(postCardSchema),
});

/** A post where it is read outside the site. */
export const wholePostSchema = postCardSchema.extend({ body: postSchema.shape.body });

/** The blog's front page. */
export const blogSchema = z.strictObject({
  /** The newest 100, of one tag or author if asked. */
  posts: z.array(postCardSchema),
  tags: z.array(z.strictObject({ tag: z.string(), count: z.int() })),
  authors: z.array(authorSchema.extend({ count: z.int() })),
});
