import type { ListingCard } from '#app/domain/business/business.ts';
import type { Bounds, CrowdSpot } from '#app/domain/map/map.ts';

export const sortOrders = ['relevance', 'distance', 'rating', 'name', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];

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
  radius_miles: number;
  /** Only what lies within. */
  bounds?: Bounds;
  /** Slug of a category. */
  category?: string;
  /** Slug of a metro. */
  metro?: string;
  /** 'Austin, TX' */
  city?: string;
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

export type PlaceFound = {
  kind: 'metro' | 'city' | 'zip' | 'state' | 'point';
  name: string | null;
  lat: number;
  lng: number;
  /** No place is called just so; this one is nearly. */
  is_guess: boolean;
};

/** A business that can no longer be visited where it was. */
export type FormerListing = {
  slug: string;
  name: string;
  city: string;
  state: string;
  status: 'closed' | 'moved';
};

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
export type FacetValue = { slug: string; name: string; count: number | null };

export type SearchAnswer = {
  results: ListingCard[];
  facets: {
    category: (FacetValue & { hue: number })[];
    metro: FacetValue[];
    city: { name: string; count: number | null }[];
    rating: { min: number; count: number | null }[];
    open_now: number | null;
  };
  /** Exact, or 1,000 when `totalCapped`. */
  total: number;
  totalCapped: boolean;
  nextCursor: string | null;
  /** The order in force: 'distance' without a place falls back to 'rating' or 'relevance'. */
  sort: SortOrder;
  /** The words as understood when they differ from what was typed ('golden cafe'), else null. */
  correctedQuery: string | null;
  /** What was understood when `q` named a place or a time ('pizza in austin', 'vet open sunday'), else null. */
  asked: { q: string; near: string | null; open?: 'now'; day?: Day; time?: string } | null;
  /** Where all that was found is, gathered to at most some hundred spots; null when a page shows all. */
  crowd: CrowdSpot[] | null;
  /** What `category` and `metro` are called; null when not asked for, or unknown. */
  category: { slug: string; name: string } | null;
  metro: { slug: string; name: string } | null;
  /** Null when no place was asked for, or none of that name is known. */
  place: PlaceFound | null;
};

/** What was understood of a request that is better made otherwise; nothing was searched. */
export type Reading = Pick<SearchAnswer, 'asked' | 'category' | 'metro'> & {
  /** Where `metro` names none: those that there are. */
  metros: FacetValue[] | null;
};

/** What a search that found nothing would find with one thing less. */
export type Rescue = {
  /** What to leave out: words, a filter, the place ('near'); or the radius, which becomes `miles`. */
  kind:
    | 'q'
    | 'radius_miles'
    | 'open'
    | 'day'
    | 'min_rating'
    | 'category'
    | 'city'
    | 'metro'
    | 'bounds'
    | 'near';
  miles: number | null;
  /** The words that stay; null when none do, and for what is not about words. */
  q: string | null;
  total: number;
  totalCapped: boolean;
};

export type Suggestions = {
  businesses: { slug: string; name: string; city: string; state: string; category: string }[];
  categories: { slug: string; name: string }[];
  places: { kind: 'metro' | 'city' | 'zip' | 'state'; name: string }[];
};
