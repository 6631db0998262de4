import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { SaveButton } from '#app/components/saved/save-button.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import {
  describeNewPlace,
  nameKind,
  verificationNames,
} from '#app/domain/business/business-labels.ts';
import type { Business } from '#app/domain/business/business.ts';
import { formatWeek } from '#app/domain/business/format-hours.ts';
import * as t from '#app/messages/components/profile.tsx';

type ProfileFacts = { business: Business; renderedAt: number };
type ProfileHeaderProps = ProfileFacts & {
  /** The name as a heading. */ heading: ReactNode;
  children?: ReactNode;
};

/** A business's category, rating, verification and current opening status. */
export function ProfileHeader({ business, renderedAt, heading, children }: ProfileHeaderProps) {
  const { city, state, rating, review_count, verification } = business;
  const verified = verificationNames[verification];
  return (
    <header>
      <p className="kicker text-accent">
        {t.kindInPlace({ kind: nameKind(business), city, state })}
      </p>
      {heading}
      <MoreCategories business={business} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5">
        <State business={business} renderedAt={renderedAt} />
        {rating !== null && (
          <a className="inline-flex min-h-11 items-center hover:underline" href="#reviews">
            <Rating rating={rating} count={review_count} />
          </a>
        )}
        {verified && (
          // The ownership card explains it.
          <a
            className="inline-flex min-h-11 items-center text-sm text-soft hover:underline"
            href="#ownership"
          >
            {verified}
          </a>
        )}
        <SaveButton
          slug={business.slug}
          name={business.name}
          hasText
          className="no-print ml-auto text-sm font-semibold"
        />
      </div>
      {children}
    </header>
  );
}

/** What it is besides, each with the others of that kind in its city. */
function MoreCategories({
  business: { more_categories, city, state },
}: Pick<ProfileFacts, 'business'>) {
  if (more_categories.length === 0) return null;
  return (
    <p className="mt-2 text-soft">
      {t.moreCategories}{' '}
      {more_categories.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link
            className="inline-block py-1 underline"
            to={searchAddress({ category: slug, city: `${city}, ${state}` })}
          >
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function State({ business, renderedAt }: ProfileFacts) {
  const { status, moved_to } = business;
  if (status === 'moved') {
    return (
      <p className="text-lg font-semibold text-accent">
        {t.movedTo({
          place: describeNewPlace(business),
          link: (place) =>
            moved_to ? (
              <Link prefetch="intent" className="underline" to={`/business/${moved_to.slug}`}>
                {place}
              </Link>
            ) : (
              place
            ),
        })}
      </p>
    );
  }
  if (status === 'closed') {
    return <p className="text-lg font-semibold text-accent">{t.closed}</p>;
  }
  return (
    <>
      {/* On its own line on phones, so that an update of a page cached for hours shifts nothing. */}
      <OpenStatus
        hours={business}
        renderedAt={renderedAt}
        className="basis-full sm:basis-auto sm:text-lg"
      />
      <TodaysNote business={business} renderedAt={renderedAt} />
    </>
  );
}

/** The note why today's hours differ from the usual ones. */
function TodaysNote({ business, renderedAt }: ProfileFacts) {
  const today = formatWeek(business, useNow(renderedAt)).find(({ isToday }) => isToday);
  const note = today?.special?.note;
  return note && <p className="text-soft print:hidden">{t.todaysNote({ note })}</p>;
}
