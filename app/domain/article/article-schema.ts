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

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_embedded_listings: z.array(embeddedListingSchema).max(100),
};
