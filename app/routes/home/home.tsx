import { data, type MetaDescriptor } from 'react-router';
import { isPlaced, searchAddress } from '#app/components/search/search-address.ts';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { publicPageHeaders, reducedPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { countedNetworkContext, servicesContext, visitorPlaceContext } from '#app/context.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import { anywhere } from '#app/domain/place/place.ts';
import { describeSearch } from '#app/domain/search/describe-answer.ts';
import { searchQuerySchema } from '#app/domain/search/search-query.ts';
import { resolveDate } from '#app/domain/search/search.server.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import { lowerFirst } from '#app/domain/text/text.ts';
import { withFallback } from '#app/errors/answer-loader-errors.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import { description } from '#app/messages/components/site.tsx';
import * as t from '#app/messages/routes/home/home.ts';
import type { Route } from './+types/home';
import { describeList, resultCount } from './describe-search.ts';
import { Directory } from './directory.tsx';
import { isArbitrary, isSearch, isThin } from './is-thin.ts';
import { loadFromIndexes, loadHomeFromIndexes } from './load-home-from-indexes.server.ts';
import { loadDirectory } from './load-home.server.ts';
import { packView, unpackView } from './packed-view.ts';
import {
  hasPlaceOrTime,
  loadResults,
  redirectToCategory,
  redirectToDate,
  redirectToPlace,
} from './results/load-results.server.ts';
import { ResultsOnDemand } from './results/results-on-demand.tsx';
import type { DirectoryData, ResultsData, ShownAnswer } from './view-data.ts';

const formats = [
  { type: 'application/json', path: '/search.json', title: t.formatJson },
  { type: 'text/csv', path: '/search.csv', title: t.formatCsv },
  {
    type: 'application/geo+json',
    path: '/search.geojson',
    title: t.formatGeojson,
  },
];

/**
 * Links to the same search in other formats, for programs and feed readers.
 * @param address of the results for people, '/?q=…'
 */
function searchFormatLinks(address: string): MetaDescriptor[] {
  const [, query = ''] = address.split('?');
  const newest = new URLSearchParams(query);
  newest.set('sort', 'newest');
  return [
    ...formats.map(({ type, path, title }) => alternate(type, title, withQuery(path, query))),
    alternate('application/rss+xml', t.formatRss, withQuery('/search.rss', `${newest}`)),
  ];
}

function alternate(type: string, title: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, title, href };
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

export const handle = {
  searchParams: searchParameters,
  limit: (query) => (isSearch(query) && !isCategory(query) ? 'search' : 'pages'),
  listed: { path: '/' },
  usesPlace: (query) => site.area.town === null && !isPlaced(query),
  isTimed: (query) => !isSearch(query),
  hasOwnSearch: true,
  hydration: 'idle',
} satisfies ScreenHandle;

type HomeView =
  | (DirectoryData & { kind: 'directory' })
  | (ResultsData & { kind: 'results'; canonical: string });

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  // The directory of one town is about that town.
  const town = isPlaced(url.searchParams) ? null : site.area.town;
  const near = town ?? context.get(visitorPlaceContext) ?? undefined;
  const network = context.get(countedNetworkContext);
  const given = await resolveDate(
    toFirstValues(url.searchParams),
    (place) => findTimeZone(services, place),
    near,
  );
  const { value: query, fields } = parseLeniently(searchQuerySchema, given);
  redirectToDate(url.searchParams, query);
  await redirectToCategory(services, url.searchParams, query);
  const isInWords = query.q !== undefined;
  if (isSearch(url.searchParams) && near !== undefined && !isInWords) {
    throw redirectToPlace(url.searchParams, { recognized: null }, near);
  }
  const leadsElsewhere = near === undefined ? hasPlaceOrTime : () => true;
  const view = isSearch(url.searchParams)
    ? await withFallback(
        loadResults(services, { query, fields, leadsElsewhere, defaultNear: near, network }),
        () => loadFromIndexes(services, { query: { ...(near && { near }), ...query }, fields }),
      )
    : await withFallback(loadDirectory(services, near ?? wholeArea()), () =>
        loadHomeFromIndexes(services),
      );
  if (view.kind === 'elsewhere') throw redirectToPlace(url.searchParams, view.answer, near);
  const packed = packView<HomeView>({ ...view, renderedAt: Date.now() });
  if (view.outage) return data(packed, { headers: reducedPageHeaders });
  if (view.kind === 'results' && view.fields) return data(packed, { status: 400 });
  return data(packed, { headers: isArbitrary(view) ? {} : publicPageHeaders });
}

/** Home of a directory with an area is about all of it, for visitors whose place is elsewhere or unknown. */
function wholeArea(): string | undefined {
  return site.area.bounds === null ? undefined : anywhere;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Home({ loaderData: packed }: Route.ComponentProps) {
  const loaderData = unpackView<HomeView>(packed);
  const origin = useSiteOrigin();
  const isResults = loaderData.kind === 'results';
  return (
    <>
      {/* Stays in place while the views change, so that its new text is read out. */}
      <p className="sr-only" role="status">
        {isResults &&
          t.resultsFor({
            count: resultCount(loaderData.answer),
            search: describeSearch(loaderData),
          })}
      </p>
      {isResults ? (
        <ResultsOnDemand
          {...loaderData}
          title={describeSearch(loaderData)}
          above={<WayUp {...loaderData} />}
        />
      ) : (
        <Directory {...loaderData} />
      )}
      <JsonLd
        data={
          isResults
            ? describeList({
                name: describeSearch(loaderData),
                answer: loaderData.answer,
                origin,
              })
            : describeSite(origin)
        }
      />
    </>
  );
}

type WayUpProps = { answer: ShownAnswer; canonical: string };

/** Links from a category to all categories, and from a narrowed category to the whole. */
function WayUp({ answer: { category }, canonical }: WayUpProps) {
  if (!category) return null;
  const whole = searchAddress({ category: category.slug });
  const parent =
    canonical === whole
      ? { to: '/#categories', name: t.categories }
      : { to: whole, name: category.name };
  return <Breadcrumbs steps={[{ to: '/', name: t.homeCrumb }, parent]} />;
}

export function meta({ loaderData: packed, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!packed) return [];
  const loaderData = unpackView<HomeView>(packed);
  if (loaderData.kind === 'directory') {
    const title = t.homeTitle({ name: site.name, tagline: lowerFirst(site.tagline) });
    return pageMeta({
      matches,
      title,
      description: description({ area: site.area.name }),
      path: '/',
    });
  }
  const { canonical } = loaderData;
  const what = describeSearch(loaderData);
  const head = pageMeta({
    matches,
    title: what,
    description: t.resultsDescription({
      count: resultCount(loaderData.answer),
      search: what,
      site: site.name,
    }),
    path: canonical,
    isThin: isThin(loaderData),
  });
  return [...head, ...searchFormatLinks(canonical)];
}

/** Crawlers that follow the sitemap do not count as searches. */
function isCategory(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => name === 'category');
}

function describeSite(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    ...(site.links.length > 0 && { sameAs: site.links }),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
