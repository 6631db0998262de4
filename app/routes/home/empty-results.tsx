import { Link } from 'react-router';
import { ShopFrontCover } from '#app/components/pictures/cover.tsx';
import { RecentlyViewed } from './recently-viewed/recently-viewed.tsx';
import type { SearchChanges } from '#app/components/search/search-address.ts';
import { countFilters, withoutFilters } from './active-filters.ts';
import { describeRescue } from './describe-rescue.ts';
import { FormerListings } from './former-listings.tsx';
import { useSearchLink } from './result-links.tsx';
import type { ResultsData } from './view-data.ts';

/** Says that nothing was found, and offers searches with results and their number. */
export function EmptyResults(data: ResultsData) {
  const { query, rescues, former } = data;
  const link = useSearchLink();
  const ways: { label: string; changes: SearchChanges }[] = rescues.map((rescue) =>
    describeRescue(rescue, data),
  );
  if (query.cursor) ways.unshift({ label: 'Back to the first page', changes: {} });
  if (countFilters(query) > 1) {
    ways.push({ label: 'Search without any filter', changes: withoutFilters });
  }
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-8 rounded-card mt-2 bg-sunk p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_min(13rem,20vw)]">
        <div>
          <h2 className="text-section">No matches</h2>
          <FormerListings former={former} />
          <p className="mt-3 max-w-[52ch] text-soft">
            {rescues.length > 0
              ? 'Close matches:'
              : 'Check the spelling, or use a more general word: “coffee” rather than “flat white”.'}
          </p>
          <ul className="mt-3">
            {ways.map(({ label, changes }) => (
              <li key={label}>
                <Link
                  className="link-quiet inline-flex min-h-11 items-center font-medium"
                  to={link(changes)}
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link
                className="link-quiet inline-flex min-h-11 items-center font-medium"
                to="/#categories"
              >
                Browse all categories and cities
              </Link>
            </li>
          </ul>
        </div>
        <ShopFrontCover
          subject={{ slug: 'vacant-lot-7', hue: 60, trade: '', isOpen: false }}
          className="hidden aspect-square w-full rounded-card lg:block"
        />
      </div>
      <RecentlyViewed />
    </>
  );
}
