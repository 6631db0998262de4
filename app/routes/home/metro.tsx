import { data, Link, redirect } from 'react-router';
import { HolidayLinks } from '#app/components/listing/holiday-links.tsx';
import { metroAddress } from '#app/components/search/search-address.ts';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, privateMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { publicPageHeaders, reducedPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { isOnForEverybody } from '#app/config/settings.ts';
import { site } from '#app/config/site.ts';
import { countedNetworkContext, servicesContext } from '#app/context.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import { describeSearch } from '#app/domain/search/describe-answer.ts';
import { searchQuerySchema } from '#app/domain/search/search-query.ts';
import { resolveDate } from '#app/domain/search/search.server.ts';
import { type FacetValue, type SearchAnswer, searchParameters } from '#app/domain/search/search.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { withFallback } from '#app/errors/answer-loader-errors.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import * as t from '#app/messages/routes/home/metro.tsx';
import type { Services } from '#app/services/services.ts';
import type { Route } from './+types/metro';
import { CityFront } from './city/city-front.tsx';
import { type CityData, loadCity } from './city/load-city.server.ts';
import { describeList, resultCount } from './describe-search.ts';
import { DirectoryIndex } from './home-sections.tsx';
import { isArbitrary, isSearch, isThin } from './is-thin.ts';
import { loadFromIndexes } from './load-home-from-indexes.server.ts';
import { packView, unpackView } from './packed-view.ts';
import {
  hasPlaceOrTime,
  loadResults,
  redirectToCategory,
  redirectToDate,
  redirectToPlace,
} from './results/load-results.server.ts';
import { ResultsOnDemand } from './results/results-on-demand.tsx';
import type { ResultsData } from './view-data.ts';

export const handle = {
  searchParams: searchParameters,
  limit: (query) => (query.size > 0 ? 'search' : 'pages'),
  isTimed: (query) => query.size === 0,
  hasOwnSearch: true,
  hydration: 'idle',
} satisfies ScreenHandle;

/** The front page of a city; with a search in the URL, the list of its listings. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = new URLSearchParams(url.searchParams);
  const city = isSearch(search) ? null : await findCity(services, params.metro);
  if (Array.isArray(city)) return answerNamesakes(city, url);
  if (city !== null) {
    const { flags } = await services.settings.readForCopy();
    const canSave = city.total > 0 && isOnForEverybody('offline', flags);
    const packed = packView<MetroView>({ kind: 'city', city, canSave, renderedAt: Date.now() });
    return data(packed, { headers: publicPageHeaders });
  }
  search.set('metro', params.metro);
  const given = await resolveDate(toFirstValues(search), (place) => findTimeZone(services, place));
  const { value: query, fields } = parseLeniently(searchQuerySchema, given);
  redirectToDate(search, query);
  await redirectToCategory(services, search, query);
  const network = context.get(countedNetworkContext);
  const leadsElsewhere = (answer: SearchAnswer) => !answer.metro || hasPlaceOrTime(answer);
  const view = await withFallback(
    loadResults(services, { query, fields, leadsElsewhere, network }),
    () => loadFromIndexes(services, { query, fields }),
  );
  const { metro } = view.answer;
  if (!metro) {
    const { metro: all } = view.answer.facets;
    return answerNamesakes(
      all.filter(({ slug }) => slug.startsWith(params.metro)),
      url,
    );
  }
  if (metro.slug !== params.metro) throw redirect(metroAddress(metro.slug) + url.search, 301);
  if (view.kind === 'elsewhere') throw redirectToPlace(search, view.answer);
  const packed = packView<MetroView>({ ...view, metro, renderedAt: Date.now() });
  if (view.outage) return data(packed, { headers: reducedPageHeaders });
  if (view.fields) return data(packed, { status: 400 });
  return data(packed, { headers: isArbitrary(view) ? {} : publicPageHeaders });
}

/** Null during an outage without a copy: then the page is a short list. */
function findCity(services: Services, slug: string) {
  return withFallback(loadCity(services, slug), async () => 'unavailable' as const).then((city) =>
    city === 'unavailable' ? null : city,
  );
}

/**
 * Answers for an unknown metro with those that begin with its slug, as 'portland-me' and
 * 'portland-or' with 'portland'; redirects to the only one.
 */
function answerNamesakes([only, ...others]: FacetValue[], url: URL) {
  if (!only) throw data(null, { status: 404 });
  if (others.length > 0) return data({ namesakes: [only, ...others] }, { status: 404 });
  throw redirect(metroAddress(only.slug) + url.search, 301);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function MetroScreen({ loaderData }: Route.ComponentProps) {
  if ('namesakes' in loaderData) return <WhichMetro metros={loaderData.namesakes} />;
  const view = unpackView<MetroView>(loaderData);
  return view.kind === 'city' ? <City {...view} /> : <Metro {...view} />;
}

type MetroView =
  | { kind: 'city'; city: CityData; canSave: boolean; renderedAt: number }
  | (ResultsData & {
      kind: 'results';
      canonical: string;
      metro: NonNullable<ResultsData['answer']['metro']>;
    });

/** The front page of a metro. */
function City({ city, canSave, renderedAt }: Extract<MetroView, { kind: 'city' }>) {
  const { metro, total, kinds } = city;
  const results = kinds.flatMap(({ best }) => best.map(({ listing }) => listing));
  const origin = useSiteOrigin();
  return (
    <>
      <CityFront city={city} canSave={canSave} renderedAt={renderedAt} />
      <JsonLd
        data={describeList({
          name: metro.name,
          answer: { results, total, total_capped: false },
          origin,
        })}
      />
    </>
  );
}

/** The listings of a metro: the results screen, filtered by the metro of the URL. */
function Metro(loaderData: Extract<MetroView, { kind: 'results' }>) {
  const { metro, query, answer } = loaderData;
  const origin = useSiteOrigin();
  const title = isWhole(query) ? t.allListingsIn({ city: metro.name }) : describeSearch(loaderData);
  return (
    <>
      <ResultsStatus {...loaderData} />
      <ResultsOnDemand
        {...loaderData}
        title={title}
        above={
          <Breadcrumbs
            steps={[
              { to: '/', name: t.homeCrumb },
              { to: '/#metros', name: t.cities },
              { to: metroAddress(metro.slug), name: metro.name },
            ]}
          />
        }
        below={
          isWhole(query) && (
            // On phones the list begins at once; the front page has the link.
            <div className="max-lg:hidden">
              <HolidayLinks metro={metro.slug} holidays={loaderData.holidays} />
            </div>
          )
        }
      />
      <JsonLd data={describeList({ name: title, answer, origin })} />
    </>
  );
}

export function meta({ loaderData: loaded, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaded) return [];
  if ('namesakes' in loaded) return privateMeta(t.severalCities);
  const loaderData = unpackView<MetroView>(loaded);
  if (loaderData.kind === 'city') return cityMeta(loaderData.city, matches);
  const { query, canonical, metro, answer } = loaderData;
  const count = resultCount(answer);
  const search = describeSearch(loaderData);
  return pageMeta({
    matches,
    title: isWhole(query) ? t.businessesIn({ city: metro.name }) : search,
    description: isWhole(query)
      ? t.cityListDescription({ city: metro.name, count, site: site.name })
      : t.citySearchDescription({ count, search, site: site.name }),
    path: canonical,
    isThin: isThin(loaderData),
  });
}

function cityMeta(
  { metro, total }: CityData,
  matches: Route.MetaArgs['matches'],
): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.businessesIn({ city: metro.name }),
    description: t.cityDescription({
      city: metro.name,
      count: formatCount(total),
      site: site.name,
    }),
    path: metroAddress(metro.slug),
    isThin: total === 0,
  });
}

/** Returns whether no filter is active. */
function isWhole({
  metro: _,
  sort: __,
  radius_miles: ___,
  cursor: ____,
  ...narrowing
}: object & {
  metro?: string;
  sort?: string;
  radius_miles?: number;
  cursor?: string;
}): boolean {
  return Object.keys(narrowing).length === 0;
}

/**
 * Announces the number of results; stays mounted between searches, so that new text is read out.
 */
function ResultsStatus(data: Pick<ResultsData, 'query' | 'answer'>) {
  return (
    <p className="sr-only" role="status">
      {t.resultsFor({ count: resultCount(data.answer), search: describeSearch(data) })}
    </p>
  );
}

/** Shown at a URL that several metros begin with, such as `/browse/metro/portland`. */
function WhichMetro({ metros }: { metros: FacetValue[] }) {
  return (
    <div className="shell max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">{t.severalCitiesKicker}</p>
      <PageHeading className="mt-3">{t.whichCity}</PageHeading>
      <DirectoryIndex
        entries={metros.map(({ slug, name, count }) => ({ to: metroAddress(slug), name, count }))}
        more={t.moreCities}
        fewer={t.fewerCities}
        isNarrow
      />
      <Link
        prefetch="intent"
        className="link-quiet mt-6 inline-flex min-h-11 items-center"
        to="/#metros"
      >
        {t.allCities}
      </Link>
    </div>
  );
}
