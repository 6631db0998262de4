import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import type { GoneBusiness } from '#app/domain/business/business.ts';

/** The screen of a removed listing: says so, and where to look instead. */
export function GoneScreen({ gone: { category, place } }: { gone: GoneBusiness }) {
  return (
    <div className="shell max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">410 · Removed</p>
      <PageHeading className="mt-3">This listing has been taken down</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">
        This listing is no longer in the directory. Here are other places to look:
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {category && place && (
          <Link
            prefetch="intent"
            className="button-solid"
            to={searchAddress({ category: category.slug, city: place })}
          >
            {category.name} in {place} <Icon name="arrow" />
          </Link>
        )}
        <Link prefetch="intent" className="button-line" to="/">
          Search the directory
        </Link>
      </div>
    </div>
  );
}
