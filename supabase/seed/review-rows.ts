import type { Database } from '#app/services/supabase/database.types.ts';
import { withOffer } from './compose-review.ts';
import type { GeneratedBusiness } from './generated-business.ts';
import { reviewsBegan } from './make-reviews.ts';

type ReviewRow = Database['public']['Tables']['reviews']['Insert'];

const hourMs = 3_600_000;

/** The reviews of a business as rows of the table, in the words of the committed SQL. */
export function toReviewRows({ row, reviews }: GeneratedBusiness): ReviewRow[] {
  return reviews.map((review) => ({
    business_id: row.id,
    author_name: review.author_name,
    rating: review.rating,
    body: review.sentences.map((sentence) => withOffer(sentence, review.offer)).join(' '),
    visited_on:
      review.visitedBefore === null
        ? null
        : toTime(review.created - 24 * review.visitedBefore).slice(0, 10),
    proof: review.hasReceipt ? 'receipt' : 'account',
    status: review.hiddenReason === null ? 'published' : 'hidden',
    hidden_reason: review.hiddenReason,
    owner_answer: review.answer,
    answered_at:
      review.answeredAfter === null ? null : toTime(review.created + review.answeredAfter),
    created_at: toTime(review.created),
  }));
}

function toTime(hours: number): string {
  return new Date(reviewsBegan + hours * hourMs).toISOString();
}
