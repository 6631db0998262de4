import { limits } from '#app/config/limits.ts';
import {
  type Hours,
  type ListingCard,
  fieldsWith,
  forFields,
} from '#app/domain/business/business.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import {
  type ChoiceParameter,
  normalizeWords,
  type SearchAnswer,
  type SearchQuery,
} from '#app/domain/search/search.ts';
import { findIndexedPlace } from './find-indexed-place.ts';
import { listCategories, type MetroIndex } from './metro-index.ts';
import { type IndexText, searchMetroIndex } from './search-metro-index.ts';
import type { IndexedResult } from './select-listings.ts';

/** A listing of an index has no id. */
type IndexedCard = Omit<ListingCard, 'id'>;

export type IndexedAnswer = Omit<SearchAnswer, 'results'> & { results: IndexedCard[] };

type AnswerFromIndexes = {
  query: SearchQuery;
  /** Whether a listing is open when the query asks for; without it, all are. */
  isOpen?: (hours: Hours) => boolean;
  isConfirmed?: (hours: Hours) => boolean;
  /** What the words of the query were read as. */
  text?: IndexText;
};

/** All on one page: an index has no cursor. */
const maxShown = 60;
const citiesNamed = 8;
/** As in SQL (`private.name_values`). */
const maxValues = 24;

/**
 * Answers a search from cached indexes instead of the database. Sorts 'newest' by rating, because
 * an index has no dates; counts neither metros nor open listings in its facets.
 */
export function answerFromIndexes(
  indexes: readonly MetroIndex[],
  { query, isOpen, isConfirmed, text }: AnswerFromIndexes,
): IndexedAnswer {
  const { q, category, city, features, min_rating, sort, metro } = query;
  const { neighborhood, specialty, price } = query;
  const chosen = findPlace(indexes, query);
  const hasPoint = chosen !== null && metro === undefined;
  const search = {
    ...(q !== undefined && { words: q }),
    ...(text !== undefined && { text }),
    ...(category !== undefined && { category }),
    ...(city !== undefined && { city }),
    ...(features !== undefined && { features }),
    ...(min_rating !== undefined && { minRating: min_rating }),
    ...(hasPoint && { near: { lat: chosen.lat, lng: chosen.lng, miles: chosen.radius_miles } }),
    ...(sort !== 'newest' && { sort }),
    ...(neighborhood !== undefined && { neighborhood }),
    ...(specialty !== undefined && { specialty }),
    ...(price !== undefined && { price }),
    ...(isOpen !== undefined && { isOpen }),
    ...(isConfirmed !== undefined && { isConfirmed }),
  };
  const {
    results,
    leftOut: left_out,
    excluded,
    missingFeatures: missing_features,
    missingTime: missing_time,
    place: named,
    category: shownInstead,
  } = searchMetroIndex(indexes, search);
  const withinBounds = (listings: IndexedResult[]) =>
    query.bounds ? listings.filter(liesWithin(query.bounds)) : listings;
  const found = withinBounds(results);
  /** What is found without the own filter of a facet, so that another value can be added. */
  const withoutOwn = (name: Exclude<ChoiceParameter, 'features'>) => {
    if (query[name] === undefined) return found;
    const { [name]: _, ...others } = search;
    return withinBounds(searchMetroIndex(indexes, others).results);
  };
  const ofCategory = indexes
    .flatMap(({ categories }) => categories)
    .find(({ slug }) => slug === (category ?? shownInstead));
  const ofMetro = indexes.find((index) => index.metro.slug === metro)?.metro;
  const leftOut = new Set(left_out.map(normalizeWords));
  const words = (q ?? '').split(/\s+/).filter((word) => !leftOut.has(normalizeWords(word)));
  return {
    results: found.slice(0, maxShown).map(toCard),
    facets: {
      category: countCategories(withoutOwn('category')),
      metro: [],
      city: countValues(found, ({ city, state }) => [`${city}, ${state}`]).slice(0, citiesNamed),
      neighborhood: countNames(withoutOwn('neighborhood'), ({ neighborhoods }) => neighborhoods),
      specialty: countNames(withoutOwn('specialty'), ({ specialty }) => specialty ?? []),
      price: countNames(withoutOwn('price'), ({ price }) => price ?? []),
      features: countNames(found, ({ attributes }) => attributes),
      rating: [],
      open_now: null,
    },
    total: found.length,
    total_capped: false,
    next_cursor: null,
    sort: sort === 'newest' ? 'rating' : sort,
    corrected_query: left_out.length > 0 ? words.join(' ') : null,
    did_you_mean: null,
    as_typed: null,
    excluded,
    left_out,
    is_elsewhere: false,
    recognized: null,
    features: features ?? [],
    missing_features,
    missing_time,
    clusters: found.length > maxShown ? [] : null,
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
    matched: null,
    map_place: lat === null || lng === null ? null : { lat, lng, is_approximate: false },
  };
}

function countCategories(results: IndexedResult[]): SearchAnswer['facets']['category'] {
  const bySlug = new Map(
    results.flatMap(listCategories).map((category) => [category.slug, category]),
  );
  return countValues(results, (result) => listCategories(result).map(({ slug }) => slug)).flatMap(
    ({ name, count }) => {
      const category = bySlug.get(name);
      return category ? [{ ...category, count }] : [];
    },
  );
}

const countNames: typeof countValues = (results, valuesOf) =>
  countValues(results, valuesOf).slice(0, maxValues);

/** Counts the values that results have, the most frequent first. */
function countValues(
  results: IndexedResult[],
  valuesOf: (result: IndexedResult) => string | readonly string[],
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of results.flatMap(valuesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
