import type { z } from 'zod';
import type * as schemas from './review-schema.ts';

export type ReviewPage = z.infer<typeof schemas.reviewPageSchema>;

/** One person's review of one listing. */
export type Review = ReviewPage['items'][number];

/** A listing that a person may review, with their review of it. */
export type ReviewFormData = z.infer<typeof schemas.reviewFormSchema>;

export type OwnReview = NonNullable<ReviewFormData['review']>;

/** A page of a person's reviews. */
export type OwnReviews = z.infer<typeof schemas.ownReviewsSchema>;

/** A page of the published reviews of a listing, for its editors. */
export type ReviewsToAnswer = z.infer<typeof schemas.reviewsToAnswerSchema>;

/** A review as an admin sees it. */
export type QueuedReview = z.infer<typeof schemas.queuedReviewSchema>;

/** A receipt as its author and admins see it. */
export type Receipt = z.infer<typeof schemas.receiptSchema>;

/** A receipt as an admin decides on it. */
export type QueuedReceipt = z.infer<typeof schemas.queuedReceiptSchema>;

/** A private bucket: authors and admins read it by signed URLs. */
export const receiptBucket = 'review-receipts';

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;

/** Which reviews of a listing to show. */
export type ReviewQuery = {
  sort: (typeof reviewSorts)[number];
  /** Only reviews with this many stars. */
  stars: number | null;
  /** Only reviews with this text. */
  words: string | null;
  /** Only reviews after the one with this id. */
  after: string | null;
};
