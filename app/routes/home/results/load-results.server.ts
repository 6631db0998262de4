import { redirect } from 'react-router';
import { changeSearch, searchAddress } from '#app/components/search/search-address.ts';
import { recordUnmetDemand } from '#app/domain/demand/demand.server.ts';
import { countEmptySearch } from '#app/domain/health/health.server.ts';
import { findComingHolidays, findHoliday, findToday } from '#app/domain/holiday/holiday.ts';
import { findMap, type SearchedPlace } from '#app/domain/map/find-map.server.ts';
import { formatBounds } from '#app/domain/map/map.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import { findRescues } from '#app/domain/search/find-rescues.server.ts';
import { listDays } from '#app/domain/search/read-date.ts';
import {
  findFormerListings,
  findUnknownNames,
  renameCategories,
  searchDirectory,
  searchOrRead,
} from '#app/domain/search/search.server.ts';
import {
  isUsualRadius,
  narrowingParameters,
  type SearchAnswer,
  type SearchQuery,
} from '#app/domain/search/search.ts';
import { AppError, type FieldErrors } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';
import { toRecognizedChanges } from '../is-thin.ts';
import { toShownListing } from '../packed-view.ts';
import { findNextOpening } from './find-next-opening.ts';

type ParsedSearch = { query: SearchQuery; fields: FieldErrors | null };
type Found = ParsedSearch & { answer: SearchAnswer };

type LoadResults = ParsedSearch & {
  /** Whether the page will redirect; then there are no results. */
  leadsElsewhere: (answer: SearchAnswer) => boolean;
  /** The place for words that name none; the page redirects to it. */
  defaultNear?: string | undefined;
  /** Of `countedNetworkContext`. */
  network: string | null;
};

/**
 * Loads the results of a search and their map; without results, what would have some. For a
 * redirect, only the recognized parts.
 */
export async function loadResults(
  services: Services,
  { query, fields, leadsElsewhere, defaultNear, network }: LoadResults,
) {
  const [found, mapOfArea] = await Promise.all([
    searchLeniently(services, { query, fields, leadsElsewhere, defaultNear, network }),
    query.bounds ? findMap(services, { area: query.bounds, points: [] }) : null,
  ]);
  if (leadsElsewhere(found.answer)) return { kind: 'elsewhere' as const, answer: found.answer };
  const { results, corrected_query } = found.answer;
  const points = results.flatMap(({ map_place }) => map_place ?? []);
  const isEmpty = results.length === 0;
  if (isEmpty) countEmptySearch(services, found);
  const [map, rescues, former] = await Promise.all([
    mapOfArea ?? findMap(services, { area: null, points, searched: findSearched(found) }),
    isEmpty ? findRescues(found, (query) => searchDirectory(services, query)) : [],
    (isEmpty || corrected_query !== null) && query.q !== undefined
      ? findFormerListings(services, query.q)
      : [],
    isEmpty && network !== null && recordDemand(services, found, network),
  ]);
  return {
    kind: 'results' as const,
    ...found,
    answer: { ...found.answer, results: results.map(toShownListing) },
    map,
    rescues: rescues.map(({ results: waiting = [], ...rescue }) => ({
      ...rescue,
      opening: findNextOpening(waiting, new Date()),
    })),
    former,
    canonical: canonicalAddress(found),
    ...findDays(query, await findTimeZone(services, findSearchedPoint(found))),
    outage: null,
  };
}

/** Counts what a search looked for in vain, unless it only found nothing that is open, near or so good. */
async function recordDemand(services: Services, { query, answer }: Found, network: string) {
  const isNarrowed = narrowingParameters.some(
    (name) => name !== 'sort' && query[name] !== undefined,
  );
  if (query.q === undefined || isNarrowed) return;
  await recordUnmetDemand(services, {
    text: answer.recognized?.q ?? query.q,
    metro: answer.metro?.slug ?? null,
    place: answer.place,
    category: answer.category?.slug ?? null,
    network,
    nowMs: Date.now(),
  }).catch(() => undefined);
}

/**
 * Searches; if a category, metro or cursor does not exist, searches without it and returns a
 * message.
 */
async function searchLeniently(
  services: Services,
  { query, fields, leadsElsewhere, defaultNear }: LoadResults,
): Promise<Found> {
  const found = await searchOrRead(services, query, {
    defaultNear,
    findTimeZone: (place) => findTimeZone(services, place),
  })
    .then((answer) => ({ query, fields, answer }))
    .catch(async (error: unknown) => {
      const isCursorRefused = error instanceof AppError && error.code === 'invalid_parameters';
      if (!isCursorRefused || query.cursor === undefined) throw error;
      const { cursor: _, ...firstPage } = query;
      return searchAgain(services, { query: firstPage, fields: { ...fields, ...error.fields } });
    });
  const unknown = await findUnknownNames(services, found);
  if (!unknown || leadsElsewhere(found.answer)) return found;
  const { category, metro, cursor: _, ...rest } = found.query;
  return searchAgain(services, {
    query: {
      ...rest,
      ...(category !== undefined && !unknown.category && { category }),
      ...(metro !== undefined && !unknown.metro && { metro }),
    },
    fields: { ...found.fields, ...unknown },
  });
}

async function searchAgain(services: Services, { query, fields }: ParsedSearch): Promise<Found> {
  return { query, fields, answer: await searchDirectory(services, query) };
}

/** Returns where a search looks, as far as its answer knows it. */
function findSearchedPoint({ query: { lat, lng }, answer: { metro, place } }: Found) {
  return place ?? { metro: metro?.slug, lat, lng };
}

/**
 * Returns the days that a search can be changed to, and the holidays that its cards mention.
 * @param timeZone of the place that is searched
 */
export function findDays({ date }: SearchQuery, timeZone: string) {
  const now = new Date();
  const chosen = date === undefined ? null : findHoliday(date);
  const coming = findComingHolidays(findToday(now, timeZone)).filter(
    (holiday) => holiday.date !== date,
  );
  return {
    days: listDays(now, timeZone),
    timeZone,
    holidays: chosen ? [chosen, ...coming] : coming,
  };
}

/** Returns the city of a search, if it has one. */
function findSearched({ query, answer: { place, metro } }: Found): SearchedPlace | null {
  if (place?.name && place.kind !== 'zip' && place.kind !== 'state') {
    return { name: place.name, at: { lat: place.lat, lng: place.lng } };
  }
  const name = metro?.name ?? query.city;
  return name ? { name, at: null } : null;
}

/** For search engines, order and page do not make another page. */
function canonicalAddress({ query, answer }: Found): string {
  const { sort: _, cursor: __, radius_miles, bounds, features, ...lasting } = query;
  const isUsual = radius_miles !== undefined && isUsualRadius(answer.place, radius_miles);
  return searchAddress({
    ...lasting,
    bounds: bounds ? formatBounds(bounds) : null,
    features: features?.join(',') ?? null,
    radius_miles: isUsual ? null : (radius_miles ?? null),
  });
}

/** Redirects from a word for a date to the date, so that an address that people share keeps its day. */
export function redirectToDate(params: URLSearchParams, { date }: SearchQuery): void {
  const given = params.get('date')?.trim();
  if (given && date !== undefined && given !== date) throw redirect(changeSearch(params, { date }));
}

/** Redirects from the former address of a category to the present one. */
export async function redirectToCategory(
  services: Services,
  params: URLSearchParams,
  query: SearchQuery,
): Promise<void> {
  const { category } = await renameCategories(services, query);
  if (category !== undefined && category !== query.category)
    throw redirect(changeSearch(params, { category }), 301);
}

/**
 * Returns whether a place, time, category or feature was recognized in the words; 'near me' does
 * not count.
 */
export function hasPlaceOrTime({ recognized }: SearchAnswer): boolean {
  if (!recognized) return false;
  const { q: _, near, ...others } = recognized;
  return near !== null || Object.keys(others).length > 0;
}

/**
 * Redirects to the URL with what was recognized: 'pizza in austin' as words and place, 'vet open
 * sunday' as words and time, 'toothache' as a category, 'kid friendly' as a feature. So boxes,
 * filters, links and the back button agree.
 * @param defaultNear the place if none was recognized
 */
export function redirectToPlace(
  params: URLSearchParams,
  { recognized }: Pick<SearchAnswer, 'recognized'>,
  defaultNear?: string,
): Response {
  const near = defaultNear === undefined ? {} : { near: defaultNear };
  return redirect(changeSearch(params, { ...near, ...toRecognizedChanges(recognized) }));
}
