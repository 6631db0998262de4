import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useNavigation } from 'react-router';
import { useForgetPlace } from '#app/browser/last-place.ts';
import { ListingRow } from './listing-row.tsx';
import { NearYou } from './near-you/near-you.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import type { SearchQuery } from '#app/domain/search/search.ts';
import { categoryName, resultCount } from './describe-search.ts';
import { countFilters } from './active-filters.ts';
import { Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Notices } from './notices.tsx';
import { OpenNowLink } from './open-now-link.tsx';
import { Pager } from './pager.tsx';
import { MapPanel } from './map-panel.tsx';
import { SortLinks } from './sort-links.tsx';
import type { ResultsData } from './view-data.ts';

const EmptyResults = lazy(async () => ({
  default: (await import('./empty-results.tsx')).EmptyResults,
}));

export type ResultsProps = ResultsData & {
  title: string;
  /** Stands above the heading. */
  above?: ReactNode;
  /** Stands below the number of results. */
  below?: ReactNode;
};

/** A search: filters, list and map. */
export function Results(data: ResultsProps) {
  const { query, answer, map, renderedAt } = data;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const isPending = useNavigation().state === 'loading';
  useForgetPlace(answer.place === null ? (query.near ?? null) : null);
  const initial = {
    what: answer.asked?.q ?? query.q ?? categoryName(data) ?? '',
    where: query.near ?? '',
    category: query.category ?? null,
  };
  return (
    // Below few results come others, looked at before: no footer that somebody sees is moved.
    <div className="shell min-h-svh pt-4">
      <div className="no-print max-w-3xl">
        <SiteSearch size="compact" initial={initial} />
        {!isPlaced(query) && <NearYou {...(answer.asked && { changes: { q: answer.asked.q } })} />}
      </div>
      <div className="results mt-6">
        <header className="w-full lg:col-start-2">
          {data.above}
          <PageHeading>{data.title}</PageHeading>
          <p className="mt-2 text-soft tabular-nums">{resultCount(answer)}</p>
          <Notices {...data} />
          {data.below}
        </header>
        {(answer.total > 0 || countFilters(query) > 0) && (
          <aside
            className="no-print has-[>details[open]]:w-full lg:row-span-full"
            aria-label="Filters"
          >
            <Facets query={query} answer={answer} />
          </aside>
        )}
        {map && (
          <MapPanel
            map={map}
            listings={answer.results}
            crowd={answer.crowd}
            asked={answer.asked}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        )}
        <OpenNowLink query={query} answer={answer} />
        <section
          className={`w-full min-w-0 lg:col-start-2 lg:-row-end-1 ${map ? '' : 'xl:col-end-4'} ${isPending ? 'is-pending' : ''}`}
          id="results"
          aria-label="Results"
          aria-busy={isPending}
        >
          <FilterChips query={query} answer={answer} />
          {answer.results.length === 0 ? (
            <Suspense fallback={null}>
              <EmptyResults {...data} />
            </Suspense>
          ) : (
            <>
              <SortLinks
                sort={answer.sort}
                hasWords={query.q !== undefined}
                hasPlace={answer.place !== null && answer.place.kind !== 'state'}
              />
              <ol className="divide-y divide-rule border-y border-rule">
                {answer.results.map((listing) => (
                  <li
                    key={listing.id}
                    className={`result ${highlighted === listing.id ? 'is-highlighted' : ''}`}
                  >
                    <ListingRow
                      listing={listing}
                      renderedAt={renderedAt}
                      onPoint={(isPointed) => setHighlighted(isPointed ? listing.id : null)}
                    />
                  </li>
                ))}
              </ol>
              <Pager isFirst={query.cursor === undefined} nextCursor={answer.nextCursor} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

/** Whether the search says where. */
function isPlaced({ near, lat, bounds, metro, city }: SearchQuery): boolean {
  return [near, lat, bounds, metro, city].some((value) => value !== undefined);
}
