import { useState } from 'react';
import { useNavigation } from 'react-router';
import { ListingRow } from '#app/components/listing-row.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { SiteSearch } from '#app/components/site-search.tsx';
import { categoryName, describeSearch, resultCount } from './describe-search.ts';
import { EmptyResults } from './empty-results.tsx';
import { Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Notices } from './notices.tsx';
import { Pager } from './pager.tsx';
import { MapPanel } from './map-panel.tsx';
import { SortLinks } from './sort-links.tsx';
import type { ResultsData } from './view-data.ts';

/** The home screen with a search in its address. */
export function Results(data: ResultsData) {
  const { query, answer, map, renderedAt } = data;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const isPending = useNavigation().state === 'loading';
  const initial = {
    what: query.q ?? categoryName(data) ?? '',
    where: query.near ?? '',
    category: query.category ?? null,
  };
  return (
    <div className="shell-wide pt-6">
      <div className="no-print max-w-3xl">
        <SiteSearch size="compact" initial={initial} />
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-4 lg:mt-12 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[13.5rem_minmax(0,1fr)_minmax(20rem,0.72fr)]">
        <header className="lg:col-start-2">
          <PageHeading>{describeSearch(data)}</PageHeading>
          <p className="mt-2 text-soft tabular-nums">{resultCount(answer)}</p>
          <Notices {...data} />
        </header>
        <aside className="no-print lg:row-span-2 lg:row-start-1" aria-label="Filters">
          <Facets query={query} answer={answer} />
        </aside>
        {map && (
          <MapPanel
            map={map}
            listings={answer.results}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        )}
        <section
          className={`min-w-0 lg:col-start-2 xl:row-start-2 ${isPending ? 'is-pending' : ''}`}
          aria-label="Results"
          aria-busy={isPending}
        >
          <FilterChips query={query} answer={answer} />
          {answer.results.length === 0 ? (
            <EmptyResults query={query} />
          ) : (
            <>
              <SortLinks sort={answer.sort} hasPlace={answer.place !== null} />
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
