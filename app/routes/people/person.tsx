import { Link, data } from 'react-router';
import { Stars } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { Pager } from '#app/components/ui/pager.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findPublicProfile } from '#app/domain/profile/profile.server.ts';
import type { PublicProfile } from '#app/domain/profile/profile.ts';
import { nameSavedList } from '#app/domain/saved/saved.ts';
import { formatAge, formatCount, formatMonth, isUuid, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/people.tsx';
import type { Route } from './+types/person';

export const handle = {
  searchParams: ['after'],
  // Any id can be requested as the last one seen.
  isCacheable: (query) => !query.has('after'),
  hydration: 'interaction',
} satisfies ScreenHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const requested = url.searchParams.get('after') ?? '';
  const after = isUuid(requested) ? requested : null;
  const profile = await findPublicProfile(context.get(servicesContext), params.id, after);
  if (!profile) throw data(null, { status: 404 });
  return data({ profile, after, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** What others see of a person: their name, since when they are here, their reviews and public lists. */
export default function Person({ loaderData }: Route.ComponentProps) {
  const { profile, after, renderedAt } = loaderData;
  const { id, name, since, lists, reviews, review_count } = profile;
  return (
    <div className="shell max-w-4xl pt-10 pb-16">
      <PageHeading>{name}</PageHeading>
      <p className="mt-3 text-soft">
        {[t.memberSince({ month: formatMonth(since) }), ...countActivity(profile)].join(' · ')}
      </p>
      {lists.length > 0 && (
        <TitledSection
          className="mt-12"
          id="lists"
          title={t.lists}
          headingClass="mb-4 text-section"
        >
          <ul className="border-t border-ink">
            {lists.map((list) => (
              <li
                key={list.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-3"
              >
                <Link className="link-quiet font-semibold wrap-anywhere" to={`/lists/${list.id}`}>
                  {nameSavedList(list)}
                </Link>
                <span className="text-sm text-soft">{t.placeCount(toCounted(list.count))}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection
        className="mt-12"
        id="reviews"
        title={t.reviews}
        headingClass="mb-4 text-section"
      >
        {review_count === 0 ? (
          <p className="text-soft">{t.noReviews}</p>
        ) : (
          <ul className="divide-y divide-rule border-y border-rule">
            {reviews.items.map((review) => (
              <li key={review.id} className="py-6">
                <ReviewItem review={review} renderedAt={renderedAt} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          label={t.pagesLabel}
          back={after === null ? null : { to: `/people/${id}`, text: t.firstReviews }}
          next={
            reviews.next === null
              ? null
              : { to: `/people/${id}?after=${reviews.next}`, text: t.moreReviews }
          }
        />
      </TitledSection>
    </div>
  );
}

/** Returns "12 reviews", "3 helpful votes" and "1 accepted edit", without what there is none of. */
function countActivity(profile: PublicProfile): string[] {
  const { review_count, helpful_count, accepted_edit_count } = profile;
  return [
    ...(review_count > 0 ? [t.reviewCount(toCounted(review_count))] : []),
    ...(helpful_count > 0 ? [t.helpfulCount(toCounted(helpful_count))] : []),
    ...(accepted_edit_count > 0 ? [t.acceptedEditCount(toCounted(accepted_edit_count))] : []),
  ];
}

function toCounted(count: number) {
  return { count, formatted: formatCount(count) };
}

type ReviewItemProps = { review: PublicProfile['reviews']['items'][number]; renderedAt: number };

function ReviewItem({ review, renderedAt }: ReviewItemProps) {
  const { listing, rating, body, visited_on, proof, helpful_count, created_at } = review;
  const now = useNow(renderedAt);
  const background = [
    visited_on && t.visitedIn({ month: formatMonth(visited_on) }),
    proof === 'receipt' && t.visitConfirmed,
    helpful_count > 0 && t.helpful({ count: helpful_count }),
  ].filter(Boolean);
  return (
    <article>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere" dir="auto">
          <Link className="link-quiet" to={`/business/${listing.slug}`} prefetch="intent">
            {listing.name}
          </Link>
        </h3>
        <Stars rating={rating} />
        <p className="text-sm text-faint">
          {listing.city}, {listing.state} ·{' '}
          <time dateTime={toDateTime(created_at)} title={created_at.slice(0, 10)}>
            {formatAge(created_at, now)}
          </time>
        </p>
      </header>
      <p className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line" dir="auto">
        {body}
      </p>
      {background.length > 0 && <p className="mt-2 text-sm text-faint">{background.join(' · ')}</p>}
    </article>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { id, name, review_count } = loaderData.profile;
  return pageMeta({
    matches,
    title: name,
    description: t.description({ name }),
    path: `/people/${id}`,
    type: 'profile',
    isThin: review_count === 0 || loaderData.after !== null,
  });
}
