import { Form, Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import type { Business } from '#app/domain/business/business.ts';
import { type ReviewQuery, reviewSorts } from '#app/domain/review/review.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { reviewCount } from '#app/messages/components/listing.tsx';
import * as t from '#app/messages/routes/business/business.tsx';
import { ReviewItem, useOwnVotes } from './review-item.tsx';

type ReviewsProps = { business: Business; query: ReviewQuery; renderedAt: number };

/** The distribution, then the reviews a page at a time. */
export function Reviews({ business, query, renderedAt }: ReviewsProps) {
  const { slug, name, status, review_count, reviews, review_summary } = business;
  const { hidden, notice } = review_summary;
  const votes = useOwnVotes(business.id);
  return (
    <LowerPart aria-labelledby="reviews">
      <h2 id="reviews" className="scroll-mt-4 text-section">
        {t.reviews}
      </h2>
      {review_count === 0 && <p className="mt-3 text-soft">{t.noReviews({ name })}</p>}
      {status === 'published' && (
        <Link className="no-print button-line mt-4" to={`/business-review/${slug}`}>
          {t.writeReview}
        </Link>
      )}
      {notice !== null && (
        <p className="mt-4 max-w-[68ch] border-l-4 border-soon pl-3 wrap-anywhere" role="note">
          {notice || t.reviewsHeld}
        </p>
      )}
      {review_count > 0 && (
        <>
          <ReviewDistribution business={business} query={query} />
          <ReviewControls slug={slug} query={query} />
          <ul className="divide-y divide-rule border-y border-rule" aria-label={t.reviews}>
            {reviews.items.map((review) => (
              // Printed pages have three.
              <li key={review.id} className="py-6 print:py-2 print:nth-[n+4]:hidden">
                <ReviewItem
                  review={review}
                  name={name}
                  renderedAt={renderedAt}
                  isVoted={votes.has(review.id)}
                />
              </li>
            ))}
          </ul>
          {reviews.items.length === 0 && <p className="mt-4 text-soft">{t.noneToShow}</p>}
          <nav className="no-print mt-4 flex flex-wrap gap-3" aria-label={t.pagesOfReviews}>
            {query.after && (
              <Link
                className="button-line"
                to={reviewAddress(slug, { ...query, after: null })}
                preventScrollReset
                state={keepFocus}
              >
                {t.firstReviews}
              </Link>
            )}
            {reviews.next && (
              <Link
                className="button-line"
                to={reviewAddress(slug, { ...query, after: reviews.next })}
                state={keepFocus}
              >
                {t.moreReviews}
              </Link>
            )}
          </nav>
        </>
      )}
      {hidden > 0 && <p className="mt-4 text-sm text-soft">{t.reviewsHidden({ count: hidden })}</p>}
    </LowerPart>
  );
}

type ReviewDistributionProps = { business: Business; query: ReviewQuery };

/** The number of reviews for each rating, as bars and numbers; each links to those reviews. */
function ReviewDistribution({ business, query }: ReviewDistributionProps) {
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
function reviewAddress(slug: string, { sort, stars, words, after }: ReviewQuery): string {
  const params = new URLSearchParams();
  if (sort !== 'newest') params.set('sort', sort);
  if (stars !== null) params.set('stars', String(stars));
  if (words !== null) params.set('find', words);
  if (after !== null) params.set('after', after);
  return `/business/${slug}${params.size === 0 ? '' : `?${params}`}#reviews`;
}

type ReviewControlsProps = { slug: string; query: ReviewQuery };

const sortNames = {
  newest: t.newest,
  highest: t.highest,
  lowest: t.lowest,
  helpful: t.mostHelpful,
} as const;

/** The order of the reviews, and a link that removes the filter. */
function ReviewControls({ slug, query }: ReviewControlsProps) {
  return (
    <div className="no-print mt-6 mb-3 flex flex-wrap items-center gap-x-5">
      <ul className="flex flex-wrap gap-x-5" aria-label={t.orderOfReviews}>
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
      {/* A native form: the page is the same for everybody, and works without scripts. */}
      <Form
        className="my-1 flex flex-wrap items-center gap-2"
        role="search"
        aria-label={t.searchReviews}
        action={reviewAddress(slug, { sort: 'newest', stars: null, words: null, after: null })}
        preventScrollReset
      >
        {query.sort !== 'newest' && <input type="hidden" name="sort" value={query.sort} />}
        {query.stars !== null && <input type="hidden" name="stars" value={query.stars} />}
        <input
          className="min-h-11 w-40 max-w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
          type="search"
          name="find"
          aria-label={t.textInReviews}
          placeholder={t.inReviews}
          maxLength={60}
          defaultValue={query.words ?? ''}
        />
        <button className="button-line" type="submit">
          {t.find}
        </button>
      </Form>
      {query.words !== null && (
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={reviewAddress(slug, { ...query, words: null, after: null })}
          preventScrollReset
          state={keepFocus}
        >
          {t.withText({ text: query.words })}
        </Link>
      )}
      {query.stars !== null && (
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={reviewAddress(slug, { ...query, stars: null, after: null })}
          preventScrollReset
          state={keepFocus}
        >
          {t.onlyStars({ stars: query.stars })}
        </Link>
      )}
    </div>
  );
}
