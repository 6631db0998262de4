import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import type { Business, GoneBusiness } from '#app/domain/business/business.ts';
import { describeNewPlace, formatAddress } from '#app/domain/business/business-labels.ts';
import * as t from '#app/messages/routes/business/business.tsx';

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

/** For a closed or moved business, instead of the ways to reach it: where to go instead. */
export function FormerPlace({ business }: { business: Business }) {
  const { category, city, state, moved_to } = business;
  const place = `${city}, ${state}`;
  return (
    <section
      className="rounded-card border-[1.5px] border-ink bg-raised p-5 sm:p-6 print:border-0 print:p-0"
      aria-labelledby="former-place"
    >
      <h2 id="former-place" className="text-title">
        {t.noLongerHere}
      </h2>
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
    </section>
  );
}
