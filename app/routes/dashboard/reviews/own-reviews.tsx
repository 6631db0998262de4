import type { OwnReview } from '#app/domain/review/find-own-reviews.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { BusinessLine } from '../business-line.tsx';

/** The person's own reviews. */
export function OwnReviews({ reviews }: { reviews: OwnReview[] }) {
  return (
    <ul className="max-w-3xl border-t border-ink">
      {reviews.map(({ id, rating, status, hidden_reason, created_at, business }) => (
        <BusinessLine
          key={id}
          name={business?.name ?? 'A listing that is not public now'}
          to={business && `/business/${business.slug}`}
          about={
            <>
              {formatLongDate(created_at)}
              {hidden_reason && (
                <span className="block text-ink wrap-anywhere">Hidden: {hidden_reason}</span>
              )}
            </>
          }
        >
          {rating} of 5{status === 'hidden' && ', hidden'}
        </BusinessLine>
      ))}
    </ul>
  );
}
