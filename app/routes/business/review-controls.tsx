import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { type ReviewQuery, reviewSorts } from '#app/domain/review/review.ts';
import { reviewAddress } from './review-address.ts';

type ReviewControlsProps = { slug: string; query: ReviewQuery };

const sortNames = { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' } as const;

/** The order of the reviews, and a link that removes the filter. */
export function ReviewControls({ slug, query }: ReviewControlsProps) {
  return (
    <div className="no-print mt-6 mb-3 flex flex-wrap items-center gap-x-5">
      <ul className="flex flex-wrap gap-x-5" aria-label="Order of the reviews">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <Link
              className={`inline-flex min-h-11 items-center ${sort === query.sort ? 'font-semibold' : 'link-quiet'}`}
              aria-current={sort === query.sort ? 'true' : undefined}
              to={reviewAddress(slug, { ...query, sort, after: null })}
              preventScrollReset
              state={keepFocus}
            >
              {sortNames[sort]}
            </Link>
          </li>
        ))}
      </ul>
      {query.stars !== null && (
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={reviewAddress(slug, { ...query, stars: null, after: null })}
          preventScrollReset
          state={keepFocus}
        >
          Only {query.stars === 1 ? '1 star' : `${query.stars} stars`}: show all
        </Link>
      )}
    </div>
  );
}
