import { Link } from 'react-router';
import { ShopFrontCover } from '#app/components/pictures/cover.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { formatOpenState } from '#app/domain/business/format-hours.ts';
import type { SearchChanges } from '#app/components/search/search-address.ts';
import * as t from '#app/messages/routes/home/empty-results.tsx';
import { countFilters, withoutFilters } from '../facets/active-filters.ts';
import { describeRescue } from './describe-rescue.ts';
import { FormerListings } from './notices.tsx';
import { useSearchLink } from './result-links.tsx';
import type { ResultsData } from '../view-data.ts';

/** A search shows so many at once: of more, another one may open earlier. */
const pageSize = 20;

/** Says that nothing was found, and offers searches with results and their number. */
export function EmptyResults(data: ResultsData) {
  const { query, rescues, former } = data;
  const link = useSearchLink();
  const ways: { label: string; changes: SearchChanges }[] = rescues.map((rescue) =>
    describeRescue(rescue, data),
  );
  if (query.cursor) ways.unshift({ label: t.backToFirstPage, changes: {} });
  if (countFilters(query) > 1) {
    ways.push({ label: t.searchWithoutFilters, changes: withoutFilters });
  }
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-8 rounded-card mt-2 bg-sunk p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_min(13rem,20vw)]">
        <div>
          <h2 className="text-section">{t.noMatches}</h2>
          <FormerListings former={former} />
          <NextOpening rescues={rescues} />
          <p className="mt-3 max-w-[52ch] text-soft">
            {rescues.length > 0 ? t.closeMatches : t.checkSpelling}
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
                {t.browseAll}
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

/** With nothing open: what opens next. */
function NextOpening({ rescues }: Pick<ResultsData, 'rescues'>) {
  const found = rescues.find(({ opening }) => opening);
  if (!found?.opening) return null;
  const { slug, name, opens } = found.opening;
  const openingText = found.total <= pageSize ? t.firstToOpen : t.amongNextToOpen;
  return (
    <p className="mt-3 max-w-[52ch]">
      {openingText({
        listing: (
          <Link className="link-quiet font-medium" to={`/business/${slug}`}>
            {name}
          </Link>
        ),
        opens: formatOpenState({ kind: 'closed', opens }).detail ?? '',
      })}
    </p>
  );
}
