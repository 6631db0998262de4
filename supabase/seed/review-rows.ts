import type { Database } from '#app/services/supabase/database.types.ts';
import { withOffer } from './compose-review.ts';
import type { GeneratedBusiness, GeneratedReview, GeneratedRow } from './generated-business.ts';
import { reviewsBegan } from './make-reviews.ts';

type ReviewRow = Database['public']['Tables']['reviews']['Insert'];

const hourMs = 3_600_000;
/** Between one review of a listing and the next, as in write-reviews.ts: no two are of the same time. */
const apartMs = 7 * 60_000;

/** The reviews of a business as rows of the table, in the words of the committed SQL. */
export function toReviewRows({ row, reviews }: GeneratedBusiness): ReviewRow[] {
  return reviews.map((review, index) => {
    const { written, answered } = timeReview(review, index);
    return {
      business_id: row.id,
      author_name: review.author_name,
      rating: review.rating,
      body: review.sentences.map((sentence) => withOffer(sentence, review.offer)).join(' '),
      visited_on:
        review.visitedBefore === null
          ? null
          : toTime(written - 24 * hourMs * review.visitedBefore).slice(0, 10),
      proof: review.hasReceipt ? 'receipt' : 'account',
      status: review.hiddenReason === null ? 'published' : 'hidden',
      hidden_reason: review.hiddenReason,
      owner_answer: review.answer,
      answered_at: answered === null ? null : toTime(answered),
      created_at: toTime(written),
    };
  });
}

/** When what a profile shows last changed: it came, was confirmed, reviewed or answered. */
export function dateLastChange(
  { created_at, confirmed_at }: Pick<GeneratedRow, 'created_at' | 'confirmed_at'>,
  reviews: GeneratedReview[],
): string {
  const words = reviews.flatMap((review, index) => {
    const { written, answered } = timeReview(review, index);
    return review.hiddenReason === null ? [written, answered ?? 0] : [];
  });
  return toTime(Math.max(Date.parse(created_at), Date.parse(confirmed_at ?? created_at), ...words));
}

/** In milliseconds since 1970; `index` counts the reviews of a listing. */
function timeReview({ created, answeredAfter }: GeneratedReview, index: number) {
  const written = reviewsBegan + created * hourMs + (index + 1) * apartMs;
  return { written, answered: answeredAfter === null ? null : written + answeredAfter * hourMs };
}

function toTime(time: number): string {
  return new Date(time).toISOString();
}
