import type { z } from 'zod';
import type { ownReviewsSchema, reviewingSchema, reviewPageSchema } from './review-schema.ts';

export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** One person's review of one listing. */
export type Review = ReviewPage['items'][number];

/** A listing that a person may review, with their review of it. */
export type Reviewing = z.infer<typeof reviewingSchema>;

export type OwnReview = NonNullable<Reviewing['review']>;

/** A page of a person's reviews. */
export type OwnReviews = z.infer<typeof ownReviewsSchema>;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

/** Which reviews of a listing to show. */
export type ReviewQuery = {
  sort: (typeof reviewSorts)[number];
  /** Only reviews with this many stars. */
  stars: number | null;
  /** Only reviews after the one with this id. */
  after: string | null;
};
