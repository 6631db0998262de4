import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';

const { review_proof } = Constants.public.Enums;

const reviewSchema = z.strictObject({
  id: z.guid(),
  author_name: z.string(),
  /** 1 to 5 stars. */
  rating: z.int().min(1).max(5),
  body: z.string(),
  /** 'YYYY-MM-DD': the day of the visit, or the first day of its month. */
  visited_on: z.iso.date().nullable(),
  /** The evidence: a confirmed account, or also a receipt that an admin has checked. */
  proof: z.enum(review_proof),
  owner_answer: z.string().nullable(),
  /** ISO 8601 */
  answered_at: z.iso.datetime({ offset: true }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
});

export const reviewSummarySchema = z.strictObject({
  /** The numbers of published reviews with one star, two, … five. */
  stars: z.array(z.int()).length(5),
  /** The number of reviews hidden by admins; they do not affect the rating. */
  hidden: z.int(),
});

export const reviewPageSchema = z.strictObject({
  items: z.array(reviewSchema),
  /** Id of this page's last review if another page follows. */
  next: z.guid().nullable(),
});
