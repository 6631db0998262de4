import { limits } from '#app/config/limits.ts';
import {
  type Hours,
  type ListingCard,
  fieldsWith,
  forFields,
} from '#app/domain/business/business.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { findIndexedPlace } from './find-indexed-place.ts';
import { foldWords } from './fold-metro-index.ts';
import type { MetroIndex } from './metro-index.ts';
import { type IndexText, type IndexedResult, searchMetroIndex } from './search-metro-index.ts';

/** A listing of an index has no id. */
type IndexedCard = Omit<ListingCard, 'id'>;

export type IndexedAnswer = Omit<SearchAnswer, 'results'> & { results: IndexedCard[] };

type AnswerFromIndexes = {
  query: SearchQuery;
  /** Whether a listing is open when the query asks for; without it, all are. */
  isOpen?: (hours: Hours) => boolean;
  /** What the words of the query were read as. */
  text?: IndexText;
};

/** All on one page: an index has no cursor. */
const maxShown = 60;
const citiesNamed = 8;

/**
 * Answers a search from cached indexes instead of the database. Sorts 'newest' by rating, because
 * an index has no dates; counts neither metros nor open listings in its facets.
 */
export function answerFromIndexes(
  indexes: readonly MetroIndex[],
  { query, isOpen, text }: AnswerFromIndexes,
): IndexedAnswer {
  const { q, category, city, features, min_rating, sort, metro } = query;
  const chosen = findPlace(indexes, query);
  const hasPoint = chosen !== null && metro === undefined;
  const {
    results,
    leftOut: left_out,
    excluded,
    missingFeatures: missing_features,
    place: named,
  } = searchMetroIndex(indexes, {
    ...(q !== undefined && { words: q }),
    ...(text !== undefined && { text }),
    ...(category !== undefined && { category }),
    ...(city !== undefined && { city }),
    ...(features !== undefined && { features }),
    ...(min_rating !== undefined && { minRating: min_rating }),
    ...(hasPoint && { near: { lat: chosen.lat, lng: chosen.lng, miles: chosen.radius_miles } }),
    ...(sort !== 'newest' && { sort }),
    ...(isOpen !== undefined && { isOpen }),
  });
  const found = query.bounds ? results.filter(liesWithin(query.bounds)) : results;
  const ofCategory = indexes
    .flatMap(({ categories }) => categories)
    .find(({ slug }) => slug === category);
  const ofMetro = indexes.find((index) => index.metro.slug === metro)?.metro;
  const words = (q ?? '')
    .split(/\s+/)
    .filter((word) => foldWords(word).some((folded) => !left_out.includes(folded)));
  return {
    results: found.slice(0, maxShown).map(toCard),
    facets: countFacets(found),
    total: found.length,
    total_capped: false,
    next_cursor: null,
    sort: sort === 'newest' ? 'rating' : sort,
    corrected_query: left_out.length > 0 ? words.join(' ') : null,
    excluded,
    left_out,
    is_elsewhere: false,
    asked: null,
    features: features ?? [],
    missing_features,
    missing_time: false,
    clusters: null,
    category: ofCategory ? { slug: ofCategory.slug, name: ofCategory.name } : null,
    metro: ofMetro ? { slug: ofMetro.slug, name: ofMetro.name } : null,
    place: named ? { ...named, ...placeDefaults } : chosen,
  };
}

const placeDefaults = { is_guess: false, radius_miles: limits.radiusMiles.default, others: [] };

function findPlace(
  indexes: readonly MetroIndex[],
  { lat, lng, near, radius_miles }: SearchQuery,
): SearchAnswer['place'] {
  const common = { ...placeDefaults, ...(radius_miles !== undefined && { radius_miles }) };
  if (lat !== undefined && lng !== undefined)
    return { ...common, kind: 'point', name: null, lat, lng };
  const named = near === undefined ? null : findIndexedPlace(indexes, near);
  return named && { ...common, ...named };
}

function liesWithin({ south, west, north, east }: Bounds) {
  return ({ lat, lng }: IndexedResult) =>
    lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}

function toCard(listing: IndexedResult): IndexedCard {
  const { lat, lng } = listing;
  return {
    ...forFields(fieldsWith({ is_text: true, is_on_card: true }), null),
    ...listing,
    metro: null,
    verification: 'none',
    cover: null,
    service: null,
    quote: null,
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
