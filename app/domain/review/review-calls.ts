import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import type { Photo } from '../photo/photo.ts';
import { type Answer, callFunction } from '../call-function.ts';
import {
  type OwnReviews,
  type QueuedReceipt,
  type QueuedReview,
  receiptBucket,
  type Reviewing,
  type ReviewsToAnswer,
} from './review.ts';

type Changing =
  | 'answer_review'
  | 'delete_receipt'
  | 'delete_review'
  | 'hold_reviews'
  | 'save_review'
  | 'save_review_photos'
  | 'send_receipt'
  | 'vote_review';

type ReviewOutcome<Name extends Changing> =
  | ({ ok: true } & Answer<Name>)
  | { ok: false; reason: DataFailure | 'too-many' | 'not-found' }
  | Refusal;

function readOutcome<Name extends Changing>({
  data,
  error,
  status,
}: {
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
}): ReviewOutcome<Name> {
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<Name>) };
}

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
export function findReviewing({ db }: { db: Db }, idOrSlug: string): Promise<Reviewing | null> {
  return callFunction({ db }, 'get_reviewing', { id_or_slug: idOrSlug });
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
  seen: number;
};

/** Publishes the caller's review of a listing, or changes it. */
export async function saveReview(
  { db }: { db: Db },
  { businessId, id, rating, body, visitedOn, seen }: SaveReviewInput,
): Promise<ReviewOutcome<'save_review'>> {
  return readOutcome<'save_review'>(
    await db.rpc('save_review', {
      business_id: businessId,
      review_id: id,
      rating,
      body,
      seen,
      ...(visitedOn !== null && { visited_on: visitedOn }),
    }),
  );
}

/** Saves the photos of a review of the caller's. */
export async function saveReviewPhotos(
  { db }: { db: Db },
  { id, photos }: { id: string; photos: Photo[] },
): Promise<ReviewOutcome<'save_review_photos'>> {
  return readOutcome<'save_review_photos'>(
    await db.rpc('save_review_photos', { review_id: id, photos }),
  );
}

/** Sends an uploaded receipt of a review of the caller's to the admins; `path` is in `receiptBucket`. */
export async function sendReceipt(
  { db }: { db: Db },
  { id, path }: { id: string; path: string },
): Promise<ReviewOutcome<'send_receipt'>> {
  return readOutcome<'send_receipt'>(await db.rpc('send_receipt', { review_id: id, path }));
}

/** Deletes the receipt of a review of the caller's. */
export async function deleteReceipt(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<ReviewOutcome<'delete_receipt'>> {
  return readOutcome<'delete_receipt'>(await db.rpc('delete_receipt', { review_id: id }));
}

const goodForSeconds = 600;

/** Returns a URL that opens a receipt for ten minutes; null for who may not read it, and once it is deleted. */
export async function signReceipt({ db }: { db: Db }, path: string): Promise<string | null> {
  const { data } = await db.storage.from(receiptBucket).createSignedUrl(path, goodForSeconds);
  return data?.signedUrl ?? null;
}

/** Deletes a review of the caller's. */
export async function deleteReview(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<ReviewOutcome<'delete_review'>> {
  return readOutcome<'delete_review'>(await db.rpc('delete_review', { review_id: id }));
}

type AnswerReviewInput = {
  id: string;
  answer: string;
  /** The answer that the caller has seen; null for none. */
  seen: string | null;
};

/** Answers a review of a listing that the caller manages, or changes the answer. */
export async function answerReview(
  { db }: { db: Db },
  { id, answer, seen }: AnswerReviewInput,
): Promise<ReviewOutcome<'answer_review'>> {
  return readOutcome<'answer_review'>(
    await db.rpc('answer_review', { review_id: id, answer, ...(seen !== null && { seen }) }),
  );
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
export async function voteReview(
  { db }: { db: Db },
  { id, isHelpful }: { id: string; isHelpful: boolean },
): Promise<ReviewOutcome<'vote_review'>> {
  return readOutcome<'vote_review'>(
    await db.rpc('vote_review', { review_id: id, is_helpful: isHelpful }),
  );
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
export async function holdReviews(
  { db }: { db: Db },
  { businessId, notice }: { businessId: string; notice: string },
): Promise<ReviewOutcome<'hold_reviews'>> {
  return readOutcome<'hold_reviews'>(
    await db.rpc('hold_reviews', { business_id: businessId, notice }),
  );
}
