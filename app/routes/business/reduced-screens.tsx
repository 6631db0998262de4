import { Link } from 'react-router';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { PanoramaCover } from '#app/components/pictures/cover.tsx';
import { useIsOpen } from '#app/components/pictures/listing-cover.tsx';
import { contactLinks } from '#app/components/profile/contact-links.ts';
import { HoursTable } from '#app/components/profile/hours-table.tsx';
import { AttributeList } from '#app/components/profile/profile-lists.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import { OutageNote } from '#app/components/site/outage-note.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { describeNewPlace, formatAddress, nameKind } from '#app/domain/business/business-labels.ts';
import type { Business, GoneBusiness } from '#app/domain/business/business.ts';
import * as t from '#app/messages/routes/business/business.tsx';
import type { CachedBusiness } from './load-business.server.ts';

/** The screen of a removed listing: says so, and where to look instead. */
export function GoneScreen({ gone: { category, place } }: { gone: GoneBusiness }) {
  return (
    <div className="shell max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">{t.removedKicker}</p>
      <PageHeading className="mt-3">{t.removedHeading}</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">{t.removedText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {category && place && (
          <Link
            prefetch="intent"
            className="button-solid"
            to={searchAddress({ category: category.slug, city: place })}
          >
            {t.categoryInPlace({ category: category.name, place })} <Icon name="arrow" />
          </Link>
        )}
        <Link prefetch="intent" className="button-line" to="/">
          {t.searchDirectory}
        </Link>
      </div>
    </div>
  );
}

type CachedListingProps = CachedBusiness & { renderedAt: number };

/** A listing from the index of its metro during a database outage. */
export function CachedListing({ business, timeZoneName, madeAt, renderedAt }: CachedListingProps) {
  const { slug, name, category, city, state, phone } = business;
  const { call, map } = contactLinks(business);
  const place = `${city}, ${state}`;
  return (
    <article className="shell pt-4">
      <PanoramaCover
        slug={slug}
        hue={category.hue}
        trade={category.drawing ?? category.slug}
        isOpen={useIsOpen(business, renderedAt)}
        className="h-36 w-full rounded-card sm:h-56"
      />
      <OutageNote madeAt={madeAt} renderedAt={renderedAt}>
        {t.outageText}
      </OutageNote>
      <header className="mt-6">
        <p className="kicker text-accent">
          {t.categoryInPlace({ category: nameKind(business), place })}
        </p>
        <PageHeading size="profile" className="mt-2">
          {name}
        </PageHeading>
        <div className="mt-3 flex flex-wrap items-center gap-x-5">
          <OpenStatus hours={business} renderedAt={renderedAt} className="sm:text-lg" />
          <Rating rating={business.rating} count={business.review_count} />
        </div>
      </header>
      <address className="mt-6 text-lg not-italic">{formatAddress(business)}</address>
      <div className="mt-4 flex flex-wrap gap-3">
        {call && (
          <a className="button-solid" href={call}>
            <Icon name="phone" /> {phone}
          </a>
        )}
        {map && (
          <a className="button-line" href={map} rel="noopener">
            <Icon name="pin" /> {t.onMap}
          </a>
        )}
      </div>
      <div className="side-by-side mt-10 max-w-3xl">
        <HoursTable business={business} timeZoneName={timeZoneName} renderedAt={renderedAt} />
        <AttributeList attributes={business.attributes} />
      </div>
      <Link
        className="link-quiet mt-8 inline-flex min-h-11 items-center"
        to={searchAddress({ category: category.slug, city: place })}
      >
        {t.categoryInPlace({ category: category.name, place })}
      </Link>
    </article>
  );
}

/** For a closed or moved business, instead of the ways to reach it: where to go instead. */
export function FormerPlace({ business }: { business: Business }) {
  const { category, city, state, moved_to } = business;
  const place = `${city}, ${state}`;
  return (
    <TitledSection
      className="rounded-card border-[1.5px] border-ink bg-raised p-5 sm:p-6 print:border-0 print:p-0"
      id="former-place"
      title={t.noLongerHere}
    >
      <dl className="mt-3 grid gap-3">
        <div>
          <dt className="text-sm text-faint">{t.formerAddress}</dt>
          <dd>{formatAddress(business)}</dd>
        </div>
        {moved_to && (
          <div>
            <dt className="text-sm text-faint">{t.nowAt}</dt>
            <dd>{describeNewPlace(business)}</dd>
          </div>
        )}
      </dl>
      <Link
        prefetch="intent"
        className="no-print button-solid mt-5 w-full"
        to={
          moved_to
            ? `/business/${moved_to.slug}`
            : searchAddress({ category: category.slug, city: place })
        }
      >
        {moved_to
          ? t.newAddress({ name: moved_to.name })
          : t.categoryInPlace({ category: category.name, place })}{' '}
        <Icon name="arrow" />
      </Link>
    </TitledSection>
  );
}
