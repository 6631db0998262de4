import type { z } from 'zod';
import { field, requiredText } from '../field/field.ts';
import type { ownReviewsSchema, reviewingSchema, reviewPageSchema } from './review-schema.ts';

export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** One person's review of one listing. */
export type Review = ReviewPage['items'][number];

/** A listing that a person may review, with their review of it. */
export type Reviewing = z.infer<typeof reviewingSchema>;

export type OwnReview = NonNullable<Reviewing['review']>;

/** A page of a person's reviews. */
export type OwnReviews = z.infer<typeof ownReviewsSchema>;

/** The rules of the fields of a review as the form has them. */
export const reviewFields = {
  rating: field((value) =>
    /^[1-5]$/.test(String(value))
      ? { ok: true, value: String(value) }
      : { ok: false, message: 'Please choose 1 to 5 stars' },
  ),
  body: requiredText('Review', 5000),
};

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

/** Which reviews of a listing to show. */
export type ReviewQuery = {
  sort: (typeof reviewSorts)[number];
  /** Only reviews with this many stars. */
  stars: number | null;
  /** Only reviews after the one with this id. */
  after: string | null;
};
