import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const { review_proof, review_status } = Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });

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
  answered_at: moment.nullable(),
  created_at: moment,
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

const ownReviewSchema = z.strictObject({
  ...reviewSchema.pick({ id: true, rating: true, body: true, visited_on: true, proof: true }).shape,
  status: z.enum(review_status),
  /** Why an admin has hidden it. */
  hidden_reason: z.string().nullable(),
  /** Increases with every edit. */
  revision: z.int(),
  created_at: moment,
});

export const reviewingSchema = z.strictObject({
  listing: z.strictObject({
    id: z.guid(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  /** Why the caller cannot review it. */
  obstacle: z.enum(['own', 'unconfirmed', 'unlisted']).nullable(),
  /** How the review would name the caller. */
  author_name: z.string(),
  review: ownReviewSchema.nullable(),
});

export const ownReviewsSchema = pageSchema(
  z.strictObject({
    ...ownReviewSchema.pick({
      id: true,
      rating: true,
      status: true,
      hidden_reason: true,
      created_at: true,
    }).shape,
    /** Null while the listing is not public. */
    listing: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  }),
);

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  delete_review: z.strictObject({ outcome: z.literal('deleted') }),
  find_own_reviews: ownReviewsSchema,
  get_reviewing: reviewingSchema.nullable(),
  save_review: z.strictObject({
    outcome: z.enum(['saved', 'stale', 'own', 'unconfirmed', 'unlisted']),
    /** The review after the call. */
    review: ownReviewSchema.nullable(),
  }),
};
