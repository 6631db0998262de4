import { Link } from 'react-router';
import { CoverArt } from '#app/components/cover/cover-art.tsx';
import type { SearchChanges } from '#app/components/search-address.ts';
import { limits } from '#app/config/limits.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { countFilters, withoutFilters } from './active-filters.ts';
import { useSearchLink } from './use-search-link.ts';

/** Nothing found: says so and offers the ways on that fit this search. */
export function EmptyResults({ query }: { query: SearchQuery }) {
  const link = useSearchLink();
  return (
    <div className="grid items-center gap-8 rounded-card bg-sunk p-6 sm:grid-cols-[1fr_13rem] sm:p-10">
      <div>
        <h2 className="text-section">Nobody answers that description yet</h2>
        <p className="mt-3 max-w-[52ch] text-soft">
          Check the spelling, use a more general word (“coffee” rather than “flat white”), or:
        </p>
        <ul className="mt-3">
          {waysOn(query).map(({ label, changes }) => (
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
            <Link className="link-quiet inline-flex min-h-11 items-center font-medium" to="/">
              Browse all categories and metros
            </Link>
          </li>
        </ul>
      </div>
      <CoverArt
        slug="vacant-lot-7"
        name=""
        hue={60}
        className="hidden aspect-square w-full rounded-card sm:block"
      />
    </div>
  );
}

function waysOn(query: SearchQuery): { label: string; changes: SearchChanges }[] {
  const ways = [];
  if (query.cursor) ways.push({ label: 'Back to the first page', changes: {} });
  if (countFilters(query) > 0) {
    ways.push({ label: 'Search without filters', changes: withoutFilters });
  }
  if (query.near && query.radius_miles < limits.radiusMiles.max) {
    const changes = { radius_miles: limits.radiusMiles.max };
    ways.push({ label: `Look within ${limits.radiusMiles.max} miles`, changes });
  }
  if (query.near)
    ways.push({ label: 'Search everywhere', changes: { near: null, radius_miles: null } });
  return ways;
}
