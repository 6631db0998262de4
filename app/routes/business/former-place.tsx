import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import { describeNewPlace } from '#app/domain/business/business-labels.ts';
import type { Business } from '#app/domain/business/business.ts';

/** For a closed or moved business, instead of the ways to reach it: where to go instead. */
export function FormerPlace({ business }: { business: Business }) {
  const { category, street, city, state, zip_code, moved_to } = business;
  const place = `${city}, ${state}`;
  return (
    <section
      className="rounded-card border-[1.5px] border-ink bg-raised p-5 sm:p-6 print:border-0 print:p-0"
      aria-labelledby="former-place"
    >
      <h2 id="former-place" className="text-title">
        No longer here
      </h2>
      <dl className="mt-3 grid gap-3">
        <div>
          <dt className="text-sm text-faint">Former address</dt>
          <dd>
            {street && `${street}, `}
            {place} {zip_code}
          </dd>
        </div>
        {moved_to && (
          <div>
            <dt className="text-sm text-faint">Now at</dt>
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
        {moved_to ? `${moved_to.name}, new address` : `${category.name} in ${place}`}{' '}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
