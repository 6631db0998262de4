import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import type { Business } from '#app/domain/business/business.ts';
import type { ReviewQuery } from '#app/domain/review/review.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { reviewCount } from '#app/messages/components/listing.tsx';
import * as t from '#app/messages/routes/business/business.tsx';

type ReviewDistributionProps = { business: Business; query: ReviewQuery };

/** The number of reviews for each rating, as bars and numbers; each links to those reviews. */
export function ReviewDistribution({ business, query }: ReviewDistributionProps) {
  const { slug, rating, review_count, review_summary } = business;
  const counts = review_summary.stars.map((count, index) => ({ count, stars: index + 1 }));
  return (
    <div className="mt-5 grid grid-cols-1 items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
      <p className="flex items-baseline gap-3 sm:block">
        <span className="block text-profile font-bold font-display tabular-nums">
          {rating?.toFixed(1)}
        </span>
        <span className="text-sm text-soft">
          {t.outOf({
            reviews: reviewCount({ count: review_count, formatted: formatCount(review_count) }),
          })}
        </span>
      </p>
      <ul
        className="no-print grid grid-cols-[minmax(4rem,max-content)_1fr_2rem_2.5rem] gap-x-2.5 gap-y-1"
        aria-label={t.reviewsByStars}
      >
        {counts.toReversed().map(({ stars, count }) => (
          <li key={stars} className="col-span-full grid grid-cols-subgrid">
            <Row
              stars={stars}
              count={count}
              share={count / review_count}
              isChosen={query.stars === stars}
              to={reviewAddress(slug, { ...query, stars, after: null })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RowProps = { stars: number; count: number; share: number; isChosen: boolean; to: string };

function Row({ stars, count, share, isChosen, to }: RowProps) {
  const row = (
    <>
      <span className={isChosen ? 'font-semibold' : count > 0 ? 'link-quiet' : ''}>
        {t.stars({ stars })}
      </span>
      {/* A drawing and not a styled width: inline styles are forbidden. */}
      <svg
        className="h-2.5 w-full"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="fill-rule" d="M0 0H100V10H0z" />
        <path className="fill-star" d={`M0 0H${(share * 100).toFixed(1)}V10H0z`} />
      </svg>
      <span className="text-right tabular-nums">
        {count} <span className="sr-only">{t.reviewsUnit({ count })}</span>
      </span>
      <span className="text-right text-faint tabular-nums">{Math.round(share * 100)}%</span>
    </>
  );
  const layout = 'col-span-full grid min-h-8 grid-cols-subgrid items-center text-sm';
  if (count === 0) return <span className={`${layout} text-faint`}>{row}</span>;
  return (
    <Link
      className={`${layout} rounded-tag hover:text-accent`}
      aria-current={isChosen ? 'true' : undefined}
      to={to}
      preventScrollReset
      state={keepFocus}
    >
      {row}
    </Link>
  );
}

/** Returns the URL of a profile that shows these reviews, at their heading. */
export function reviewAddress(slug: string, { sort, stars, words, after }: ReviewQuery): string {
  const params = new URLSearchParams();
  if (sort !== 'newest') params.set('sort', sort);
  if (stars !== null) params.set('stars', String(stars));
  if (words !== null) params.set('find', words);
  if (after !== null) params.set('after', after);
  return `/business/${slug}${params.size === 0 ? '' : `?${params}`}#reviews`;
}
