import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { importWhenIdle } from '#app/browser/start/page-lifecycle.ts';
import { useForgetPlace, useRememberPlace } from '#app/browser/storage/last-place.ts';
import { CompareBar } from '#app/components/listing/compare-button.tsx';
import { isPlaced, useCurrentSearch } from '#app/components/search/search-address.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { type Cluster, formatBounds, type MapData } from '#app/domain/map/map.ts';
import { categoryName } from '#app/domain/search/describe-answer.ts';
import { findSearchedWords } from '#app/domain/search/match-words.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { resultCount } from '../describe-search.ts';
import { activeFilters, countFilters, withoutFilters } from '../facets/active-filters.ts';
import { DayButton, Facets, scrollToOpened } from '../facets/facets.tsx';
import type { ShownListing } from '../packed-view.ts';
import type { ResultsData, ShownAnswer } from '../view-data.ts';
import { NearYou } from '../visitor/visitor-parts.tsx';
import { ListingRow } from './listing-row.tsx';
import { Notices } from './notices.tsx';
import { OpenNowLink, ResultPager, SortLinks, useSearchLink } from './result-links.tsx';
import { SaveSearch } from './save-search.tsx';
import { useUnopenedReport } from './use-unopened-report.ts';

type MapPanelProps = {
  map: MapData;
  listings: ShownListing[];
  clusters: Cluster[] | null;
  recognized: ShownAnswer['recognized'];
  renderedAt: number;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  onOpen: (slug: string) => void;
};

/** The page contains the map; the code that moves it loads after the rest. */
const ResultsMap = lazy(async () => {
  const { ResultsMap: component } = await importWhenIdle(() => import('./results-map.tsx'));
  return { default: component };
});

/** The map beside the list; on narrow windows behind a button. */
function MapPanel(props: MapPanelProps) {
  return (
    <details className="map-panel" onToggle={scrollToOpened}>
      <summary className="button-line px-3 text-sm lg:min-h-10 lg:py-1">
        <Icon name="map" /> {t.map}
      </summary>
      <div className="map-space">
        <Suspense fallback={null}>
          <ResultsMap key={formatBounds(props.map.area)} {...props} />
        </Suspense>
      </div>
    </details>
  );
}

/** Brings a listing into view in the list, where that is beside the map and not below it. */
function scrollToListing(row: Element | undefined) {
  if (!matchMedia('(min-width: 80rem)').matches) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}

const DayPicker = lazy(async () => ({
  default: (await import('../facets/day-picker.tsx')).DayPicker,
}));

const EmptyResults = lazy(async () => ({
  default: (await import('./empty-results.tsx')).EmptyResults,
}));

export type ResultsProps = ResultsData & {
  title: string;
  /** Above the heading. */
  above?: ReactNode;
  /** Below the number of results. */
  below?: ReactNode;
};

/** A search: filters, list and map. */
export function Results(data: ResultsProps) {
  const { query, answer, map, renderedAt } = data;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isPending = useNavigation().state === 'loading';
  useForgetPlace(answer.place === null ? (query.near ?? null) : null);
  const here = answer.place?.kind === 'point' ? answer.place : null;
  useRememberPlace(here?.name ?? null);
  const openAt = findOpeningTime(query);
  const recordClick = useUnopenedReport({ query, answer });
  const words = useMemo(() => findSearchedWords({ query, answer }), [query, answer]);
  const present = useCurrentSearch();
  const initial = {
    what: answer.recognized?.q ?? query.q ?? categoryName(data) ?? '',
    where:
      query.near ?? present.get('near') ?? here?.name ?? (here ? `${here.lat}, ${here.lng}` : ''),
    category: query.category ?? null,
  };
  return (
    // At least as high as the window, so that content below few results does not move a visible
    // footer.
    <div className="shell min-h-svh pt-3 lg:pt-4">
      <div className="no-print max-w-3xl">
        <SiteSearch size="compact" initial={initial} />
        {!isPlaced(present) && (
          <div className="-mb-2 lg:mb-0">
            <NearYou isPrompt {...(answer.recognized && { changes: { q: answer.recognized.q } })} />
          </div>
        )}
      </div>
      <div className="results mt-3 sm:mt-5 lg:mt-6">
        <header className="results-head">
          {data.above}
          <PageHeading size="results">{data.title}</PageHeading>
          <p className="results-count mt-1 text-sm text-soft tabular-nums lg:mt-2 lg:text-base">
            <span>{resultCount(answer)}</span>
            <span className="max-lg:hidden">
              {' '}
              <span aria-hidden="true">·</span> <SaveSearch search={data} className="link-quiet" />
            </span>
          </p>
          <Notices {...data} />
          {data.below}
        </header>
        {(answer.total > 0 || countFilters(query) > 0) && (
          // One row, which scrolls if it is wider than the window.
          <div className="results-tools no-print">
            <aside className="results-filters" aria-label={t.filters}>
              <Facets query={query} answer={answer} />
            </aside>
            {map && (
              <MapPanel
                map={map}
                listings={answer.results}
                renderedAt={renderedAt}
                clusters={answer.clusters}
                recognized={answer.recognized}
                highlighted={highlighted}
                onHighlight={setHighlighted}
                onOpen={(slug) => {
                  const index = answer.results.findIndex((listing) => listing.slug === slug);
                  scrollToListing(list.current?.children[index]);
                }}
              />
            )}
            <Suspense fallback={null}>
              <DayPicker
                key={`${query.date} ${query.time}`}
                query={query}
                days={data.days}
                timeZone={data.timeZone}
                renderedAt={renderedAt}
              />
            </Suspense>
            <div className="results-order">
              <OpenNowLink query={query} answer={answer} />
              <DayButton query={query} className="button-line px-3 text-sm lg:hidden" />
              <FilterChips query={query} answer={answer} />
              {answer.results.length > 0 && (
                <SortLinks
                  sort={answer.sort}
                  hasWords={query.q !== undefined}
                  hasPlace={answer.place !== null && answer.place.kind !== 'state'}
                />
              )}
              <SaveSearch
                search={data}
                className="link-quiet min-h-11 shrink-0 px-2 text-sm lg:hidden"
              />
            </div>
          </div>
        )}
        <section
          className={`results-list ${isPending ? 'is-pending' : ''}`}
          id="results"
          tabIndex={-1}
          aria-label={t.results}
          aria-busy={isPending}
        >
          {answer.results.length === 0 ? (
            <Suspense fallback={null}>
              <EmptyResults {...data} />
            </Suspense>
          ) : (
            <>
              <ol
                ref={list}
                className="divide-y divide-rule border-y border-rule"
                onClickCapture={recordClick}
                onAuxClickCapture={recordClick}
              >
                {answer.results.map((listing, index) => (
                  <li
                    key={listing.slug}
                    className={`result ${highlighted === listing.slug ? 'is-highlighted' : ''}`}
                  >
                    <ListingRow
                      listing={listing}
                      search={data}
                      openAt={openAt}
                      holidays={data.holidays}
                      words={words}
                      isFirst={index === 0}
                      onPoint={(isPointed) => setHighlighted(isPointed ? listing.slug : null)}
                    />
                  </li>
                ))}
              </ol>
              {answer.sort === 'relevance' && (
                <p className="no-print mt-3 text-sm text-soft">
                  <Link className="link-quiet" to="/blog/how-results-are-ranked">
                    {t.howOrdered}
                  </Link>
                </p>
              )}
              {answer.sort === 'rating' && (
                <p className="mt-3 text-sm text-soft">{t.topRatedNote}</p>
              )}
              <CompareBar />
              <ResultPager isFirst={query.cursor === undefined} next={answer.next_cursor} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

type FilterChipsProps = { query: SearchQuery; answer: ShownAnswer };

/** The active filters, each with a link that removes it. */
function FilterChips({ query, answer }: FilterChipsProps) {
  const link = useSearchLink();
  const present = useCurrentSearch();
  // A filter that is being removed disappears at once.
  const filters = activeFilters(query, answer).filter(({ removal }) =>
    Object.keys(removal).some((name) => present.has(name)),
  );
  if (filters.length === 0) return null;
  return (
    <ul className="flex items-center gap-2 lg:flex-wrap" aria-label={t.activeFilters}>
      {filters.map(({ label, removal }) => (
        <li key={label}>
          <Link
            // Contains its visually hidden text, which would otherwise lie outside the row and
            // widen the page.
            className="relative inline-flex min-h-11 items-center gap-1.5 rounded-round border-[1.5px] border-ink bg-raised py-1 pr-3 pl-4 text-sm font-medium hover:border-accent hover:text-accent lg:min-h-9"
            to={link(removal)}
            rel="nofollow"
            preventScrollReset
          >
            <span className="sr-only">{t.removeFilter} </span>
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            className="link-quiet inline-flex min-h-11 items-center px-2 text-sm lg:min-h-9"
            to={link(withoutFilters)}
            rel="nofollow"
            preventScrollReset
          >
            {t.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
