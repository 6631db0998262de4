import type { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import type { Day, SortOrder } from './search-choices.ts';
import type * as schemas from './search-schema.ts';

export type { Reading, Readings } from './list-readings.ts';
export { isStopWord, normalizeWords, stemWord } from './normalize-words.ts';
export { rankWeights } from './rank-weights.ts';
export type { NamedCategory } from './named-category.ts';
export type { TextReading } from './read-text.ts';
export type { Vocabulary } from './vocabulary.ts';
export { type ChoiceParameter, priceRanges, readChoices } from './facet-choices.ts';

/** The search parameters in the order in which URLs list them. */
export const searchParameters = [
  'q',
  'near',
  'lat',
  'lng',
  'radius_miles',
  'bounds',
  'category',
  'metro',
  'city',
  'neighborhood',
  'specialty',
  'price',
  'features',
  'open',
  'day',
  'date',
  'time',
  'min_rating',
  'sort',
  'cursor',
] as const;

/** Those that ask what is open at a time. */
export const timeParameters = ['open', 'day', 'date', 'time'] as const;

/** Those that sort or narrow a list that has an address without them; search engines index none. */
export const narrowingParameters = [
  'lat',
  'lng',
  'radius_miles',
  'bounds',
  'neighborhood',
  'specialty',
  'price',
  'features',
  'open',
  'day',
  'time',
  'date',
  'min_rating',
  'sort',
  'cursor',
] as const satisfies (typeof searchParameters)[number][];

/** A parsed search. Absent fields do not restrict it. */
export type SearchQuery = {
  /** Words: name, category, city, description. */
  q?: string;
  /** A place as typed: 'Austin', 'Austin, TX', '78701'. Coordinates take precedence. */
  near?: string;
  lat?: number;
  lng?: number;
  /** Radius around the place; default 25, or the extent of a neighborhood. */
  radius_miles?: number;
  /** Only results within this area. */
  bounds?: Bounds;
  /** Slugs of categories, any of them, and with a minus none of them: 'bakeries,cafes,-bars'. */
  category?: string;
  /** Slug of a metro. */
  metro?: string;
  /** 'Austin, TX', or 'Austin' for the one with the most listings. */
  city?: string;
  /** Names, likewise: 'Hyde Park,Zilker'. */
  neighborhood?: string;
  /** Likewise: 'Ramen,Sushi'. */
  specialty?: string;
  /** Some of `priceRanges`, likewise. */
  price?: string;
  /** Names of features that a result has, all of them; with a minus, has not: ['Kid friendly', '-Cash only']. */
  features?: string[];
  /**
   * 'now', or at `day` and `time` in each listing's own time zone: a date of the next seven days,
   * with its special hours.
   */
  open?: 'now';
  day?: Day;
  /** 'HH:MM' */
  time?: string;
  /** 'YYYY-MM-DD', instead of `day`: without `time` at any time of it that is still to come. */
  date?: string;
  min_rating?: number;
  sort: SortOrder;
  /** The cursor returned by the previous page. */
  cursor?: string;
};

/** A business that closed or moved away from this address. */
export type FormerListing = z.infer<typeof schemas.formerListingSchema>;

/** A facet value with the number of results it would leave; null if not counted. */
export type FacetValue = z.infer<typeof schemas.facetValueSchema>;

/** The SQL row of a search. */
export type SearchRow = z.infer<typeof schemas.searchRowSchema>;

export type VocabularyRows = z.infer<typeof schemas.vocabularyRowsSchema>;

/** A page of results as the Worker returns it: the SQL row, its `next` as one opaque cursor. */
export type SearchAnswer = z.infer<typeof schemas.searchAnswerSchema>;

/** What an empty search would find with one condition relaxed. */
export type Rescue<Listing = SearchAnswer['results'][number]> = {
  /** What to leave out: words, a filter, the place ('near'); or the radius, set to `miles`. */
  kind:
    | 'q'
    | 'radius_miles'
    | 'open'
    | 'day'
    | 'min_rating'
    | 'category'
    | 'city'
    | 'neighborhood'
    | 'specialty'
    | 'price'
    | 'features'
    | 'metro'
    | 'bounds'
    | 'near';
  miles: number | null;
  total: number;
  total_capped: boolean;
  /** Of 'open': the first page of those results. */
  results?: Listing[];
};

/** The same for programs: each result with who confirmed its facts, and when. */
export type ConfirmedAnswer = Omit<SearchResponse, 'notices' | 'results'> & {
  results: Omit<SearchResponse['results'][number], 'holiday' | 'is_holiday_confirmed'>[];
};
type SearchResponse = z.infer<typeof schemas.searchResponseSchema>;

export type Suggestions = z.infer<typeof schemas.suggestionsSchema>;

/** Returns whether `miles` is the default radius around this place. */
export function isUsualRadius(place: SearchAnswer['place'], miles: number): boolean {
  return place?.kind !== 'neighborhood' && miles === limits.radiusMiles.default;
}

/** Returns whether a search widened from a neighborhood because that has no results. */
export function isWidened(place: SearchAnswer['place']): boolean {
  return place?.kind === 'neighborhood' && place.radius_miles >= limits.radiusMiles.default;
}
