import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import { type Answer, callFunction } from '../call-function.ts';
import type { OwnReviews, Reviewing } from './review.ts';

type Changing = 'save_review' | 'delete_review';

type ReviewOutcome<Name extends Changing> =
  | ({ ok: true } & Answer<Name>)
  | { ok: false; reason: DataFailure | 'too-many' }
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
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<Name>) };
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

/** Deletes a review of the caller's. */
export async function deleteReview(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<ReviewOutcome<'delete_review'>> {
  return readOutcome<'delete_review'>(await db.rpc('delete_review', { review_id: id }));
}
