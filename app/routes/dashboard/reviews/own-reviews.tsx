import { Link } from 'react-router';
import type { OwnReview } from '#app/domain/review/find-own-reviews.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

/** What somebody has said about businesses. */
export function OwnReviews({ reviews }: { reviews: OwnReview[] }) {
  return (
    <ul className="max-w-3xl border-t border-ink">
      {reviews.map(({ id, rating, status, hidden_reason, created_at, business }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
        >
          <span className="min-w-0">
            {business ? (
              <Link
                className="link-quiet font-semibold wrap-anywhere"
                to={`/business/${business.slug}`}
              >
                {business.name}
              </Link>
            ) : (
              <span className="font-semibold">A listing that is not public now</span>
            )}
            <span className="block text-sm text-soft">{formatLongDate(created_at)}</span>
            {hidden_reason && (
              <span className="block text-sm wrap-anywhere">Hidden: {hidden_reason}</span>
            )}
          </span>
          <span className="text-sm">
            {rating} of 5{status === 'hidden' && ', hidden'}
          </span>
        </li>
      ))}
    </ul>
  );
}
