import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';

const { review_proof } = Constants.public.Enums;

const reviewSchema = z.strictObject({
  id: z.guid(),
  author_name: z.string(),
  /** 1 to 5 stars. */
  rating: z.int().min(1).max(5),
  body: z.string(),
  /** 'YYYY-MM-DD': the day, or the first day of the month, of the visit. */
  visited_on: z.iso.date().nullable(),
  /** What stands behind it: a confirmed account, or also a receipt that an admin has seen. */
  proof: z.enum(review_proof),
  owner_answer: z.string().nullable(),
  /** ISO 8601 */
  answered_at: z.iso.datetime({ offset: true }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
});

export const reviewSummarySchema = z.strictObject({
  /** How many published reviews gave one star, two, … five. */
  stars: z.array(z.int()).length(5),
  /** How many an admin has hidden; they do not count in the rating. */
  hidden: z.int(),
});

export const reviewPageSchema = z.strictObject({
  items: z.array(reviewSchema),
  /** The last of this page, when another follows. */
  next: z.guid().nullable(),
});
