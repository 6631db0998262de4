import { Link } from 'react-router';
import { LowerPart } from '#app/components/ui/lower-part.tsx';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import type { Business } from '#app/domain/business/business.ts';
import { type ReviewQuery, reviewSorts } from '#app/domain/review/review.ts';
import { reviewAddress, ReviewDistribution } from './review-distribution.tsx';
import { ReviewItem } from './review-item.tsx';

type ReviewControlsProps = { slug: string; query: ReviewQuery };

const sortNames = { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' } as const;

/** The order of the reviews, and a link that removes the filter. */
function ReviewControls({ slug, query }: ReviewControlsProps) {
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

type ReviewsProps = { business: Business; query: ReviewQuery; renderedAt: number };

/** The distribution, then the reviews a page at a time. */
export function Reviews({ business, query, renderedAt }: ReviewsProps) {
  const { slug, name, review_count, reviews, review_summary } = business;
  const { hidden } = review_summary;
  return (
    <LowerPart aria-labelledby="reviews">
      <h2 id="reviews" className="scroll-mt-4 text-section">
        Reviews
      </h2>
      {review_count === 0 && <p className="mt-3 text-soft">No one has reviewed {name} yet.</p>}
      {review_count > 0 && (
        <>
          <ReviewDistribution business={business} query={query} />
          <ReviewControls slug={slug} query={query} />
          <ul className="divide-y divide-rule border-y border-rule" aria-label="Reviews">
            {reviews.items.map((review) => (
              // Printed pages have three.
              <li key={review.id} className="py-6 print:py-2 print:nth-[n+4]:hidden">
                <ReviewItem review={review} name={name} renderedAt={renderedAt} />
              </li>
            ))}
          </ul>
          {reviews.items.length === 0 && <p className="mt-4 text-soft">No reviews to show here.</p>}
          <nav className="no-print mt-4 flex flex-wrap gap-3" aria-label="Pages of reviews">
            {query.after && (
              <Link
                className="button-line"
                to={reviewAddress(slug, { ...query, after: null })}
                preventScrollReset
                state={keepFocus}
              >
                First reviews
              </Link>
            )}
            {reviews.next && (
              <Link
                className="button-line"
                to={reviewAddress(slug, { ...query, after: reviews.next })}
                state={keepFocus}
              >
                More reviews
              </Link>
            )}
          </nav>
        </>
      )}
      {hidden > 0 && (
        <p className="mt-4 text-sm text-soft">
          {hidden === 1 ? '1 review is hidden' : `${hidden} reviews are hidden`} because{' '}
          {hidden === 1 ? 'it breaks' : 'they break'} the content policy. Hidden reviews do not
          count toward the rating, and their authors are told why.
        </p>
      )}
    </LowerPart>
  );
}
