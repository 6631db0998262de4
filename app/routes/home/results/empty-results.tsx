import { Link } from 'react-router';
import { ShopFrontCover } from '#app/components/pictures/cover.tsx';
import type { SearchChanges } from '#app/components/search/search-address.ts';
import { formatOpenState } from '#app/domain/business/format-hours.ts';
import {
  categoryName,
  describeChoices,
  describePlace,
  metroName,
} from '#app/domain/search/describe-answer.ts';
import type { Rescue, SearchQuery } from '#app/domain/search/search.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/empty-results.tsx';
import { openOn } from '#app/messages/routes/home/results.tsx';
import { describeDay } from '../describe-search.ts';
import { countFilters, withoutFilters } from '../facets/active-filters.ts';
import type { ResultsData, ShownAnswer } from '../view-data.ts';
import { RecentlyViewed } from '../visitor/visitor-parts.tsx';
import { FormerListings } from './notices.tsx';
import { useSearchLink } from './result-links.tsx';

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
          <p className="mt-3 max-w-[52ch] text-soft">{describeNextStep(data)}</p>
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
            <li>
              <Link
                className="link-quiet inline-flex min-h-11 items-center font-medium"
                to="/business-submission"
              >
                {t.addMissing}
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

function describeNextStep({ query, rescues }: ResultsData): string | null {
  if (rescues.length > 0) return t.closeMatches;
  if (query.q !== undefined) return t.checkSpelling;
  return countFilters(query) > 1 ? null : t.noneListed;
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

type Search = { query: SearchQuery; answer: ShownAnswer };

/**
 * Returns "12 without ‘open now’" or "97 of every kind in Hutto, TX", and the change of the URL.
 */
export function describeRescue(
  { kind, miles, total, total_capped }: Rescue,
  search: Search,
): { label: string; changes: SearchChanges } {
  const count = `${formatCount(total)}${total_capped ? '+' : ''}`;
  if (kind === 'radius_miles') {
    return { label: t.countWithin({ count, miles }), changes: { radius_miles: miles } };
  }
  if (kind === 'q') {
    const { q = '' } = search.query;
    const label =
      countFilters(search.query) > 0
        ? t.countWithout({ count, filter: q })
        : t.countOfEveryKind({ count, place: describePlace(search) });
    return { label, changes: { q: null } };
  }
  if (kind === 'near') {
    const changes = { near: null, lat: null, lng: null, radius_miles: null, sort: null };
    return { label: t.countEverywhere({ count }), changes };
  }
  const changes = kind === 'day' ? { day: null, time: null, date: null } : { [kind]: null };
  return { label: t.countWithout({ count, filter: nameFilter(kind, search) ?? '' }), changes };
}

function nameFilter(kind: Exclude<Rescue['kind'], 'radius_miles' | 'near' | 'q'>, search: Search) {
  const { query } = search;
  switch (kind) {
    case 'open':
      return t.filterOpenNow;
    case 'day':
      return openOn({ day: describeDay(query) ?? '' });
    case 'min_rating':
      return t.filterRating({ rating: query.min_rating });
    case 'category':
      return categoryName(search);
    case 'city':
      return query.city;
    case 'neighborhood':
    case 'specialty':
    case 'price':
    case 'features':
      return describeChoices(kind, query[kind]);
    case 'metro':
      return metroName(search);
    case 'bounds':
      return t.filterMapArea;
  }
}
