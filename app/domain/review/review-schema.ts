import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';
import { photoSchema } from '../photo/photo-schema.ts';
import { receivedReportSchema } from '../report/report-schema.ts';

const { review_proof, review_status } = Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });

const reviewSchema = z.strictObject({
  id: z.guid(),
  author_name: z.string(),
  /** The author's profile, `/people/{id}`; null if it is hidden, or the account was deleted. */
  profile_id: z.guid().nullable(),
  /** 1 to 5 stars. */
  rating: z.int().min(1).max(5),
  body: z.string(),
  /** 'YYYY-MM-DD': the day of the visit, or the first day of its month. */
  visited_on: z.iso.date().nullable(),
  /** At most six. */
  photos: z.array(photoSchema).max(6),
  /** The evidence: a confirmed account, or also a receipt that an admin has checked. */
  proof: z.enum(review_proof),
  owner_answer: z.string().nullable(),
  /** ISO 8601 */
  answered_at: moment.nullable(),
  /** How many people found it helpful. */
  helpful_count: z.int(),
  created_at: moment,
});

const placeSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
});

export const reviewSummarySchema = z.strictObject({
  /** The numbers of published reviews with one star, two, … five. */
  stars: z.array(z.int()).length(5),
  /** The number of reviews hidden by admins; they do not affect the rating. */
  hidden: z.int(),
  /** Why new ones all wait for an admin: '' for their number, null if they do not. */
  notice: z.string().nullable(),
});

export const reviewPageSchema = z.strictObject({
  items: z.array(reviewSchema),
  /** Id of this page's last review if another page follows. */
  next: z.guid().nullable(),
});

/** A receipt as its author and admins see it. */
export const receiptSchema = z.strictObject({
  /** Of the file in the bucket of receipts. */
  path: z.string(),
  /** Null until an admin decides. */
  is_confirmed: z.boolean().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  sent_at: moment,
  decided_at: moment.nullable(),
});

const ownReviewSchema = z.strictObject({
  ...reviewSchema.pick({
    id: true,
    rating: true,
    body: true,
    visited_on: true,
    photos: true,
    proof: true,
  }).shape,
  status: z.enum(review_status),
  /** Why an admin has hidden it; null too for who manages the listing now. */
  hidden_reason: z.string().nullable(),
  owner_answer: z.string().nullable(),
  /** Null if there is none. */
  receipt: receiptSchema.nullable(),
  /** Increases with every edit. */
  revision: z.int(),
  created_at: moment,
});

export const reviewFormSchema = z.strictObject({
  listing: placeSchema.extend({ id: z.guid() }),
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

/** Published reviews of a listing for its editors, those without an answer first. */
export const reviewsToAnswerSchema = pageSchema(
  reviewSchema.omit({ profile_id: true, photos: true, proof: true, helpful_count: true }),
);

/** A review as an admin sees it. */
export const queuedReviewSchema = z.strictObject({
  ...reviewSchema.pick({
    author_name: true,
    rating: true,
    body: true,
    visited_on: true,
    photos: true,
    proof: true,
    owner_answer: true,
  }).shape,
  /** The version that a decision names. */
  version: z.json(),
  /** Whether the reader wrote or reported it, or manages its listing. */
  is_own: z.boolean(),
  status: z.enum(review_status),
  hidden_reason: z.string().nullable(),
  /** Its author's appeal against hiding it. */
  appeal: z.string().nullable(),
  created_at: moment,
  /** Null without one, and some time after it was decided. */
  receipt: receiptSchema.nullable(),
  is_waiting: z.boolean(),
  /** The newest 20. */
  reports: z.array(receivedReportSchema),
  listing: placeSchema.extend({
    id: z.guid(),
    rating: z.number().nullable(),
    review_count: z.int(),
    notice: z.string().nullable(),
  }),
});

/** A receipt as an admin decides on it. */
export const queuedReceiptSchema = z.strictObject({
  ...reviewSchema.pick({
    author_name: true,
    rating: true,
    body: true,
    visited_on: true,
    created_at: true,
  }).shape,
  /** The version that a decision names. */
  version: z.json(),
  /** Whether the reader wrote the review, or manages its listing. */
  is_own: z.boolean(),
  is_waiting: z.boolean(),
  receipt: receiptSchema,
  listing: placeSchema.extend({ id: z.guid() }),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  answer_review: z.strictObject({
    outcome: z.enum(['saved', 'stale', 'own']),
    /** The answer after the call. */
    answer: z.string().nullable(),
  }),
  delete_receipt: z.strictObject({ outcome: z.literal('deleted') }),
  delete_review: z.strictObject({ outcome: z.literal('deleted') }),
  find_own_reviews: ownReviewsSchema,
  find_reviews_to_answer: reviewsToAnswerSchema.nullable(),
  find_unanswered_reviews: z.array(
    z.strictObject({ id: z.guid(), name: z.string(), count: z.int() }),
  ),
  get_queued_receipt: queuedReceiptSchema.nullable(),
  get_queued_review: queuedReviewSchema.nullable(),
  get_review_form: reviewFormSchema.nullable(),
  hold_reviews: z.strictObject({ outcome: z.literal('saved') }),
  save_review: z.strictObject({
    outcome: z.enum(['saved', 'stale', 'own', 'unconfirmed', 'unlisted']),
    /** The review after the call. */
    review: ownReviewSchema.nullable(),
  }),
  save_review_photos: z.strictObject({ outcome: z.enum(['saved', 'gone']) }),
  send_receipt: z.strictObject({ outcome: z.enum(['sent', 'closed', 'gone']) }),
  vote_review: z.strictObject({
    outcome: z.enum(['saved', 'own']),
    /** The number after the call. */
    helpful_count: z.int(),
  }),
};
