import type { z } from 'zod';
import type { Bounds } from '#app/domain/map/map.ts';
import type { Day, SortOrder } from './search-choices.ts';
import type {
  facetValueSchema,
  formerListingSchema,
  searchAnswerSchema,
  searchRowSchema,
  suggestionsSchema,
} from './search-schema.ts';

/** The parameters of a search in the order they stand in an address. */
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
  'features',
  'open',
  'day',
  'time',
  'min_rating',
  'sort',
  'cursor',
] as const;

/** What a visitor asks, parsed. Absent means "does not matter". */
export type SearchQuery = {
  /** Words: name, category, city, description. */
  q?: string;
  /** A place as typed: 'Austin', 'Austin, TX', '78701'. Coordinates win over it. */
  near?: string;
  lat?: number;
  lng?: number;
  /** Around the place; absent, 25, or as far as a neighborhood reaches. */
  radius_miles?: number;
  /** Only what lies within. */
  bounds?: Bounds;
  /** Slug of a category. */
  category?: string;
  /** Slug of a metro. */
  metro?: string;
  /** 'Austin, TX' */
  city?: string;
  /** Names of features that a result has: ['Kid friendly']. */
  features?: string[];
  /** 'now', or at `day` and `time` in each listing's own time zone. */
  open?: 'now';
  day?: Day;
  /** 'HH:MM' */
  time?: string;
  min_rating?: number;
  sort: SortOrder;
  /** Where the previous page ended, as that page gave it. */
  cursor?: string;
};

/** A business that can no longer be visited where it was. */
export type FormerListing = z.infer<typeof formerListingSchema>;

/** Where a visitor probably is, by the network's own knowledge, to some miles. */
export type GuessedPlace = {
  /** 'Austin, TX' */
  name: string;
  /** The same when the directory can search near it by name. */
  near: string | null;
  lat: number;
  lng: number;
};

/** A value to narrow by, with the number of results it would leave; null where nobody has counted. */
export type FacetValue = z.infer<typeof facetValueSchema>;

/** What SQL answers to a search. */
export type SearchRow = z.infer<typeof searchRowSchema>;

/** A page of results as it leaves the Worker: the answer of SQL, its own end made one opaque text. */
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** What a search that found nothing would find with one thing less. */
export type Rescue = {
  /** What to leave out: the words, a filter, the place ('near'); or the radius, which becomes `miles`. */
  kind:
    | 'q'
    | 'radius_miles'
    | 'open'
    | 'day'
    | 'min_rating'
    | 'category'
    | 'city'
    | 'features'
    | 'metro'
    | 'bounds'
    | 'near';
  miles: number | null;
  total: number;
  totalCapped: boolean;
};

export type Suggestions = z.infer<typeof suggestionsSchema>;
