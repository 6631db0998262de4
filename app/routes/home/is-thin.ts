import type { SearchChanges } from '#app/components/search/search-address.ts';
import { limits } from '#app/config/limits.ts';
import { readChoices } from '#app/domain/search/facet-choices.ts';
import {
  type SearchAnswer,
  searchParameters,
  type SearchQuery,
} from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { ShownAnswer } from './view-data.ts';

type ThinSearch = {
  query: SearchQuery;
  fields: FieldErrors | null;
  answer: Pick<ShownAnswer, 'results' | 'place' | 'left_out'>;
};

/**
 * Returns whether search engines should not index a search: one without results or with partial
 * ones, words without a place and unknown places (there is no end of both), later pages, what
 * depends on the time or the visitor, a part of another list with the same title, and invalid
 * searches.
 */
export function isThin({ query, fields, answer }: ThinSearch): boolean {
  const { q, near, cursor, open, day, date, lat, bounds, min_rating, metro, city, features } =
    query;
  const isPlaced = answer.place !== null || metro !== undefined || city !== undefined;
  if (answer.results.length === 0 || answer.left_out.length > 0) return true;
  if (q !== undefined && !isPlaced) return true;
  if (near !== undefined && (answer.place === null || answer.place.is_guess)) return true;
  if (metro !== undefined && city !== undefined) return true;
  // Nothing is in the place: the list is that of another.
  if ((answer.place?.radius_miles ?? 0) > limits.radiusMiles.max) return true;
  const { any, none } = readChoices(query.category);
  if (any.length > 1 || none.length > 0) return true;
  const { neighborhood, specialty, price } = query;
  const facets = [neighborhood, specialty, price, features];
  const reasons = [
    cursor,
    open,
    day,
    date,
    lat,
    bounds,
    min_rating,
    fields ?? undefined,
    ...facets,
  ];
  return reasons.some((reason) => reason !== undefined);
}

type View =
  | { kind: 'directory' }
  | {
      kind: 'results';
      query: Pick<SearchQuery, 'near'>;
      answer: Pick<ShownAnswer, 'results' | 'corrected_query' | 'place' | 'is_words_only'>;
    };

/**
 * Returns whether the words match nothing here: there is no end of such searches, so their pages
 * are not cached.
 */
export function isArbitrary(view: View): boolean {
  if (view.kind === 'directory') return false;
  const { query, answer } = view;
  const isNowhere = query.near !== undefined && answer.place === null;
  return (
    answer.results.length === 0 ||
    answer.corrected_query !== null ||
    isNowhere ||
    answer.is_words_only === true
  );
}

/** Returns what was recognized in the words as a change of the URL; empty if nothing was. */
export function toRecognizedChanges(requested: SearchAnswer['recognized']): SearchChanges {
  if (!requested) return {};
  const { q, near, features, ...others } = requested;
  return {
    ...(near && { near, lat: null, lng: null, radius_miles: null }),
    ...others,
    q: q || null,
    ...(features && { features: features.join() }),
  };
}

/** Any known parameter with a value makes it a search; `?utm_source=` does not. */
export function isSearch(query: URLSearchParams): boolean {
  return searchParameters.some((name) => query.get(name)?.trim());
}
