import type { Db } from '#app/services/supabase/client.ts';
import type { Photo } from '../photo/photo.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import {
  type OwnReviews,
  type QueuedReceipt,
  type QueuedReview,
  receiptBucket,
  type ReviewFormData,
  type ReviewsToAnswer,
} from './review.ts';

/**
 * Returns the ids of a listing's reviews that the caller found helpful.
 * @throws AppError backend_unavailable
 */
export function findOwnVotes({ db }: { db: Db }, businessId: string): Promise<string[]> {
  return callFunction({ db }, 'find_own_votes', { business_id: businessId });
}

/**
 * Returns a page of the caller's reviews, newest first, hidden ones with the reason; `after` is the
 * `next` of the previous page.
 * @throws AppError backend_unavailable
 */
export function findOwnReviews({ db }: { db: Db }, after: string | null): Promise<OwnReviews> {
  return callFunction({ db }, 'find_own_reviews', after === null ? {} : { after });
}

/**
 * Returns a listing that the caller may review, with their review of it; null if the listing is not
 * public.
 * @throws AppError backend_unavailable
 */
export function findReviewForm(
  { db }: { db: Db },
  idOrSlug: string,
): Promise<ReviewFormData | null> {
  return callFunction({ db }, 'get_review_form', { id_or_slug: idOrSlug });
}

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
export function saveReview(
  { db }: { db: Db },
  { businessId, id, rating, body, visitedOn, expectedRevision }: SaveReviewInput,
): Promise<Outcome<'save_review'>> {
  return callWrite({ db }, 'save_review', {
    business_id: businessId,
    review_id: id,
    rating,
    body,
    expected_revision: expectedRevision,
    ...(visitedOn !== null && { visited_on: visitedOn }),
  });
}

/** Saves the photos of a review of the caller's. */
export function saveReviewPhotos(
  { db }: { db: Db },
  { id, photos }: { id: string; photos: Photo[] },
): Promise<Outcome<'save_review_photos'>> {
  return callWrite({ db }, 'save_review_photos', { review_id: id, photos });
}

/** Sends an uploaded receipt of a review of the caller's to the admins; `path` is in `receiptBucket`. */
export function sendReceipt(
  { db }: { db: Db },
  { id, path }: { id: string; path: string },
): Promise<Outcome<'send_receipt'>> {
  return callWrite({ db }, 'send_receipt', { review_id: id, path });
}

/** Deletes the receipt of a review of the caller's. */
export function deleteReceipt(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<Outcome<'delete_receipt'>> {
  return callWrite({ db }, 'delete_receipt', { review_id: id });
}

const goodForSeconds = 600;

/** Returns a URL that opens a receipt for ten minutes; null for who may not read it, and once it is deleted. */
export async function signReceipt({ db }: { db: Db }, path: string): Promise<string | null> {
  const { data } = await db.storage.from(receiptBucket).createSignedUrl(path, goodForSeconds);
  return data?.signedUrl ?? null;
}

/** Deletes a review of the caller's. */
export function deleteReview(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<Outcome<'delete_review'>> {
  return callWrite({ db }, 'delete_review', { review_id: id });
}

type AnswerReviewInput = {
  id: string;
  answer: string;
  /** The answer that the caller has seen; null for none. */
  expectedAnswer: string | null;
};

/** Answers a review of a listing that the caller manages, or changes the answer. */
export function answerReview(
  { db }: { db: Db },
  { id, answer, expectedAnswer }: AnswerReviewInput,
): Promise<Outcome<'answer_review'>> {
  return callWrite({ db }, 'answer_review', {
    review_id: id,
    answer,
    ...(expectedAnswer !== null && { expected_answer: expectedAnswer }),
  });
}

type FindReviewsToAnswerInput = { businessId: string; after: string | null };

/**
 * Returns a page of a listing's reviews for its editors, those without an answer first; null for
 * everybody else.
 * @throws AppError backend_unavailable
 */
export function findReviewsToAnswer(
  { db }: { db: Db },
  { businessId, after }: FindReviewsToAnswerInput,
): Promise<ReviewsToAnswer | null> {
  return callFunction({ db }, 'find_reviews_to_answer', {
    business_id: businessId,
    ...(after !== null && { after }),
  });
}

/**
 * Returns the caller's listings with new reviews that nobody has answered.
 * @throws AppError backend_unavailable
 */
export function findUnansweredReviews({ db }: { db: Db }) {
  return callFunction({ db }, 'find_unanswered_reviews', {});
}

/** Says that a review was helpful, or no longer. */
export function voteReview(
  { db }: { db: Db },
  { id, isHelpful }: { id: string; isHelpful: boolean },
): Promise<Outcome<'vote_review'>> {
  return callWrite({ db }, 'vote_review', { review_id: id, is_helpful: isHelpful });
}

/**
 * Returns a review as an admin sees it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findQueuedReview({ db }: { db: Db }, id: string): Promise<QueuedReview | null> {
  return callFunction({ db }, 'get_queued_review', { review_id: id });
}

/**
 * Returns a receipt as an admin decides on it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findQueuedReceipt({ db }: { db: Db }, id: string): Promise<QueuedReceipt | null> {
  return callFunction({ db }, 'get_queued_receipt', { review_id: id });
}

/** For admins: holds all new reviews of a listing, with a notice on its page; '' stops that. */
export function holdReviews(
  { db }: { db: Db },
  { businessId, notice }: { businessId: string; notice: string },
): Promise<Outcome<'hold_reviews'>> {
  return callWrite({ db }, 'hold_reviews', { business_id: businessId, notice });
}
