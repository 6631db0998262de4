import { searchAddress } from '#app/components/search/search-address.ts';
import { limits } from '#app/config/limits.ts';
import type { Hours, ListingCard } from '#app/domain/business/business.ts';
import { formatOpenAt } from '#app/domain/business/format-hours.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import { type Bounds, type TileSource, formatBounds } from '#app/domain/map/map.ts';
import { chooseIndexes } from '#app/domain/metro-index/choose-indexes.server.ts';
import { findIndexedPlace } from '#app/domain/metro-index/find-indexed-place.ts';
import type { MetroIndex } from '#app/domain/metro-index/metro-index.ts';
import {
  type IndexedResult,
  searchMetroIndex,
} from '#app/domain/metro-index/search-metro-index.ts';
import { days } from '#app/domain/search/search-choices.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';
import { toShownListing } from './shown-listing.ts';

type LoadFromIndexes = {
  query: SearchQuery;
  fields: FieldErrors | null;
  tiles: TileSource | null;
};

/** On one page, since there is no next one. */
const mostShown = 60;
const citiesNamed = 8;

/**
 * The results of a search while the database is away, out of the indexes that are kept of metros;
 * null when none is kept.
 */
export async function loadFromIndexes(
  services: Services,
  { query, fields, tiles }: LoadFromIndexes,
) {
  const indexes = await chooseIndexes(services, query);
  if (indexes.length === 0) return null;
  const place = findPlace(indexes, query);
  const answer = searchIndexes(indexes, { query, place });
  const points = answer.results.flatMap(({ map_place }) => map_place ?? []);
  const { cursor: _, bounds, features, ...asked } = query;
  return {
    kind: 'results' as const,
    query,
    fields,
    answer: { ...answer, results: answer.results.map(toShownListing) },
    map: await findMap(services, { area: bounds ?? null, points, tiles }),
    rescues: [],
    former: [],
    canonical: searchAddress({
      ...asked,
      bounds: bounds ? formatBounds(bounds) : null,
      features: features?.join(',') ?? null,
    }),
    outage: { madeAt: findOldest(indexes), shown: answer.results.length },
  };
}

type Place = SearchAnswer['place'];

function searchIndexes(
  indexes: MetroIndex[],
  { query, place }: { query: SearchQuery; place: Place },
): SearchAnswer {
  const { q, category, city, features, min_rating, sort, metro } = query;
  const hasPoint = place !== null && query.metro === undefined;
  const { results, leftOut } = searchMetroIndex(indexes, {
    ...(q !== undefined && { words: q }),
    ...(category !== undefined && { category }),
    ...(city !== undefined && { city }),
    ...(features !== undefined && { features }),
    ...(min_rating !== undefined && { minRating: min_rating }),
    ...(hasPoint && { near: { lat: place.lat, lng: place.lng, miles: place.radius_miles } }),
    ...(sort !== 'newest' && { sort }),
    ...openBy(query),
  });
  const found = query.bounds ? results.filter(liesWithin(query.bounds)) : results;
  const ofCategory = indexes
    .flatMap(({ categories }) => categories)
    .find(({ slug }) => slug === category);
  const ofMetro = indexes.find((index) => index.metro.slug === metro)?.metro;
  const words = (q ?? '').split(/\s+/).filter((word) => !leftOut.includes(word.toLowerCase()));
  return {
    results: found.slice(0, mostShown).map(toCard),
    facets: countFacets(found),
    total: found.length,
    totalCapped: false,
    nextCursor: null,
    sort: sort === 'newest' ? 'rating' : sort,
    correctedQuery: leftOut.length > 0 ? words.join(' ') : null,
    leftOut,
    isElsewhere: false,
    asked: null,
    features: features ?? [],
    missing_features: [],
    missing_time: false,
    crowd: null,
    category: ofCategory ? { slug: ofCategory.slug, name: ofCategory.name } : null,
    metro: ofMetro ? { slug: ofMetro.slug, name: ofMetro.name } : null,
    place,
  };
}

function openBy({ open, day, time }: SearchQuery) {
  if (day !== undefined && time !== undefined) {
    const then = { weekday: days.indexOf(day) + 1, time };
    return { isOpen: (hours: Hours) => formatOpenAt(hours, then) !== null };
  }
  if (open === undefined) return {};
  const now = new Date();
  return { isOpen: (hours: Hours) => getOpenState(hours, now).kind.startsWith('open') };
}

function findPlace(indexes: MetroIndex[], { lat, lng, near, radius_miles }: SearchQuery): Place {
  const common = {
    is_guess: false,
    radius_miles: radius_miles ?? limits.radiusMiles.default,
    others: [],
  };
  if (lat !== undefined && lng !== undefined)
    return { ...common, kind: 'point', name: null, lat, lng };
  const named = near === undefined ? null : findIndexedPlace(indexes, near);
  return named && { ...common, ...named };
}

function liesWithin({ south, west, north, east }: Bounds) {
  return ({ lat, lng }: IndexedResult) =>
    lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}

function toCard(listing: IndexedResult): ListingCard {
  const { slug, lat, lng } = listing;
  return {
    ...listing,
    id: slug,
    description: null,
    metro: null,
    website: null,
    verification: 'none',
    cover: null,
    map_place: lat === null || lng === null ? null : { lat, lng, is_approximate: false },
  };
}

function countFacets(results: IndexedResult[]): SearchAnswer['facets'] {
  const categories = new Map<string, ListingCard['category'] & { count: number }>();
  const cities = new Map<string, { name: string; count: number }>();
  for (const { category, city, state } of results) {
    const place = `${city}, ${state}`;
    const ofCategory = categories.get(category.slug);
    const ofCity = cities.get(place);
    categories.set(category.slug, { ...category, count: (ofCategory?.count ?? 0) + 1 });
    cities.set(place, { name: place, count: (ofCity?.count ?? 0) + 1 });
  }
  const byCount = <Value extends { count: number }>(values: Iterable<Value>) =>
    [...values].toSorted((a, b) => b.count - a.count);
  return {
    category: byCount(categories.values()),
    metro: [],
    city: byCount(cities.values()).slice(0, citiesNamed),
    rating: [],
    open_now: null,
  };
}

function findOldest(indexes: MetroIndex[]): string {
  return indexes.map(({ made_at }) => made_at).toSorted()[0] ?? '';
}
