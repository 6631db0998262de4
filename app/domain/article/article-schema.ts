import { z } from 'zod';
import { categorySchema, hoursSchema, publicStatusSchema } from '../business/business-schema.ts';
import { coverSchema } from '../photo/photo-schema.ts';

const authorNameSchema = z.strictObject({ slug: z.string(), name: z.string() });

export const authorSchema = authorNameSchema.extend({ bio: z.string() });

/** What lists show of guides and posts. */
export const articleCardSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  word_count: z.int(),
  /** ISO 8601 */
  published_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  author: authorNameSchema,
});

/**
 * A listing embedded in a text, with its current state. Listings that are not public are absent.
 */
export const embeddedListingSchema = z.strictObject({
  ...hoursSchema.shape,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: categorySchema,
  specialty: z.string().nullable(),
  cover: coverSchema.nullable(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
  status: publicStatusSchema,
  moved_to: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
});

export const guideMetroSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
});

/** A city guide in a list. */
export const guideCardSchema = articleCardSchema.extend({ metro: guideMetroSchema });

/** A city guide on its screen. */
export const guideSchema = guideCardSchema.extend({
  author: authorSchema,
  /** Markdown. */
  body: z.string(),
  /** The public listings of the body, in no order. */
  listings: z.array(embeddedListingSchema),
  /** Other guides, those of the same metro first. */
  others: z.array(guideCardSchema),
});

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
  /** The slug of the author that was asked for: the present one. */
  author: z.string().nullable(),
  authors: z.array(authorSchema.extend({ count: z.int() })),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_embedded_listings: z.array(embeddedListingSchema).max(100),
  find_guides: z.array(guideCardSchema).max(1000),
  find_posts: z.array(z.union([feedPostSchema, postCardSchema])).max(100),
  get_blog: blogSchema,
  get_guide: guideSchema.nullable(),
  get_post: postSchema.nullable(),
};
