import { z } from 'zod';
import {
  articleCardSchema,
  authorSchema,
  embeddedListingSchema,
} from '../article/article-schema.ts';

/** A blog post in a list. */
export const postCardSchema = articleCardSchema.extend({
  /** Lower-case words with hyphens: 'opening-hours'. */
  tags: z.array(z.string()),
});

/** A blog post on its own page. */
export const postSchema = postCardSchema.extend({
  author: authorSchema,
  /** Markdown. */
  body: z.string(),
  /** The public listings embedded in the body, in no order. */
  listings: z.array(embeddedListingSchema),
  /** Posts with the most tags in common first. */
  related: z.array(postCardSchema),
});

/** A post for readers outside the site, such as feeds. */
export const feedPostSchema = postCardSchema.extend({ body: postSchema.shape.body });

/** The blog's front page. */
export const blogSchema = z.strictObject({
  /** The newest 100, optionally of one tag or author. */
  posts: z.array(postCardSchema),
  tags: z.array(z.strictObject({ tag: z.string(), count: z.int() })),
  authors: z.array(authorSchema.extend({ count: z.int() })),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_posts: z.array(z.union([feedPostSchema, postCardSchema])).max(100),
  get_blog: blogSchema,
  get_post: postSchema.nullable(),
};
