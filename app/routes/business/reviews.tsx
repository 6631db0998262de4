import { Form, Link } from 'react-router';
import { PhotoCover } from '#app/components/pictures/photo-cover.tsx';
import { describePhoto } from '#app/domain/photo/photo.ts';
import { LowerPart } from '#app/components/ui/lower-part.tsx';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import type { Business } from '#app/domain/business/business.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { type Review, type ReviewQuery, reviewSorts } from '#app/domain/review/review.ts';
import { Stars } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { formatAge, formatMonth, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business/business.tsx';
import { HelpfulButton, useOwnVotes } from './helpful-button.tsx';
import { reviewAddress, ReviewDistribution } from './review-distribution.tsx';

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

type ReviewItemProps = {
  review: Review;
  /** Name of the business, whose owner may have replied. */
  name: string;
  renderedAt: number;
  /** Whether the reader found it helpful before. */
  isVoted: boolean;
};

function ReviewItem({ review, name, renderedAt, isVoted }: ReviewItemProps) {
  const { author_name, profile_id, rating, body, visited_on, photos, proof } = review;
  const { owner_answer, created_at } = review;
  const now = useNow(renderedAt);
  const background = [
    visited_on && t.visitedIn({ month: formatMonth(visited_on) }),
    proof === 'receipt' && t.visitConfirmed,
  ].filter(Boolean);
  return (
    <article>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h3 className="min-w-0 text-base font-semibold" dir="auto">
          {profile_id === null ? (
            author_name
          ) : (
            <Link className="link-quiet" to={`/people/${profile_id}`}>
              {author_name}
            </Link>
          )}
        </h3>
        <Stars rating={rating} />
        <p className="text-sm text-faint">
          <time dateTime={toDateTime(created_at)} title={created_at.slice(0, 10)}>
            {formatAge(created_at, now)}
          </time>
        </p>
      </header>
      <p className="mt-2 max-w-[68ch] whitespace-pre-line" dir="auto">
        {body}
      </p>
      {photos.length > 0 && (
        <ul className="no-print mt-3 flex flex-wrap gap-2" aria-label={t.photos}>
          {photos.map((photo, index) => (
            <li key={photo.url}>
              <a className="block rounded-control" href={photo.url}>
                <PhotoCover
                  photo={photo}
                  sizes="7rem"
                  alt={describePhoto(photo, name, index + 1)}
                  className="size-28 rounded-control"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {background.length > 0 && <p className="mt-2 text-sm text-faint">{background.join(' · ')}</p>}
      {owner_answer && (
        <div className="mt-4 border-l-[3px] border-rule-strong pl-4">
          <p className="text-sm font-semibold">{t.answered({ author: <bdi>{name}</bdi> })}</p>
          <p className="mt-1 max-w-[66ch] whitespace-pre-line text-soft" dir="auto">
            {owner_answer}
          </p>
        </div>
      )}
      <div className="no-print mt-2 flex flex-wrap gap-x-6 text-sm">
        <HelpfulButton review={review} isVoted={isVoted} />
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={toReportHref({ kind: 'review', id: review.id })}
        >
          {t.reportReview({
            author: author_name,
            unseen: (text) => <span className="sr-only">{text}</span>,
          })}
        </Link>
      </div>
    </article>
  );
}
