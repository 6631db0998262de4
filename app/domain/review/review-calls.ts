import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { Photo } from '../photo/photo.ts';
import { receiptBucket } from './review.ts';

/** Returns the ids of a listing's reviews that the caller found helpful. */
export const findOwnVotes = defineRead('find_own_votes', (businessId: string) => ({
  business_id: businessId,
}));

/**
 * Returns a page of the caller's reviews, newest first, hidden ones with the reason; `after` is the
 * `next` of the previous page.
 */
export const findOwnReviews = defineRead('find_own_reviews', (after: string | null) =>
  after === null ? {} : { after },
);

/**
 * Returns a listing that the caller may review, with their review of it; null if the listing is not
 * public.
 */
export const findReviewForm = defineRead('get_review_form', (idOrSlug: string) => ({
  id_or_slug: idOrSlug,
}));

type SaveReviewInput = {
  businessId: string;
  /** The id of a new review; ignored if the caller has reviewed the listing. */
  id: string;
  /** 1 to 5 stars. */
  rating: number;
  body: string;
  /** 'YYYY-MM-01': the month of the visit. */
  visitedOn: string | null;
  /** The revision that is edited; 0 for none. */
  expectedRevision: number;
};

/** Publishes the caller's review of a listing, or changes it. */
export const saveReview = defineWrite(
  'save_review',
  ({ businessId, id, rating, body, visitedOn, expectedRevision }: SaveReviewInput) => ({
    business_id: businessId,
    review_id: id,
    rating,
    body,
    expected_revision: expectedRevision,
    ...(visitedOn !== null && { visited_on: visitedOn }),
  }),
);

/** Saves the photos of a review of the caller's. */
export const saveReviewPhotos = defineWrite(
  'save_review_photos',
  ({ id, photos }: { id: string; photos: Photo[] }) => ({ review_id: id, photos }),
);

/** Sends an uploaded receipt of a review of the caller's to the admins; `path` is in `receiptBucket`. */
export const sendReceipt = defineWrite(
  'send_receipt',
  ({ id, path }: { id: string; path: string }) => ({ review_id: id, path }),
);

/** Deletes the receipt of a review of the caller's. */
export const deleteReceipt = defineWrite('delete_receipt', ({ id }: { id: string }) => ({
  review_id: id,
}));

const goodForSeconds = 600;

/** Returns a URL that opens a receipt for ten minutes; null for who may not read it, and once it is deleted. */
export async function signReceipt({ db }: { db: Db }, path: string): Promise<string | null> {
  const { data } = await db.storage.from(receiptBucket).createSignedUrl(path, goodForSeconds);
  return data?.signedUrl ?? null;
}

/** Deletes a review of the caller's. */
export const deleteReview = defineWrite('delete_review', ({ id }: { id: string }) => ({
  review_id: id,
}));

type AnswerReviewInput = {
  id: string;
  answer: string;
  /** The answer that the caller has seen; null for none. */
  expectedAnswer: string | null;
};

/** Answers a review of a listing that the caller manages, or changes the answer. */
export const answerReview = defineWrite(
  'answer_review',
  ({ id, answer, expectedAnswer }: AnswerReviewInput) => ({
    review_id: id,
    answer,
    ...(expectedAnswer !== null && { expected_answer: expectedAnswer }),
  }),
);

/**
 * Returns a page of a listing's reviews for its editors, those without an answer first; null for
 * everybody else.
 */
export const findReviewsToAnswer = defineRead(
  'find_reviews_to_answer',
  ({ businessId, after }: { businessId: string; after: string | null }) => ({
    business_id: businessId,
    ...(after !== null && { after }),
  }),
);

/** Returns the caller's listings with new reviews that nobody has answered. */
export const findUnansweredReviews = defineRead('find_unanswered_reviews');

/** Says that a review was helpful, or no longer. */
export const voteReview = defineWrite(
  'vote_review',
  ({ id, isHelpful }: { id: string; isHelpful: boolean }) => ({
    review_id: id,
    is_helpful: isHelpful,
  }),
);

/** Returns a review as an admin sees it; null if there is none, and for everybody else. */
export const findQueuedReview = defineRead('get_queued_review', (id: string) => ({
  review_id: id,
}));

/** Returns a receipt as an admin decides on it; null if there is none, and for everybody else. */
export const findQueuedReceipt = defineRead('get_queued_receipt', (id: string) => ({
  review_id: id,
}));

/** For admins: holds all new reviews of a listing, with a notice on its page; '' stops that. */
export const holdReviews = defineWrite(
  'hold_reviews',
  ({ businessId, notice }: { businessId: string; notice: string }) => ({
    business_id: businessId,
    notice,
  }),
);
