import type { Hours } from '#app/domain/business/business.ts';
import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import type { TextReading } from '#app/domain/search/search.ts';
import { type FoldedListing, foldMetroIndex, foldWords } from './fold-metro-index.ts';
import type { IndexedListing, MetroIndex } from './metro-index.ts';

/** A text as read, and the test for the time in it. */
export type IndexText = Pick<TextReading, 'q' | 'excluded' | 'isNearest'> & {
  isOpen?: (hours: Hours) => boolean;
};

/** A search of an index. Absent fields do not restrict it. */
export type IndexQuery = {
  /** The words as typed. */
  words?: string;
  /** What they were read as; by default nothing but words. */
  text?: IndexText;
  /** Slug of a category. */
  category?: string;
  /** 'Austin, TX' or 'Austin' */
  city?: string;
  /** Names of attributes that a listing must have. */
  features?: readonly string[];
  /** Only open listings; `getOpenState` makes this test for a moment. */
  isOpen?: (hours: Hours) => boolean;
  minRating?: number;
  /** Only listings within `miles` of a point; without `miles` the point only affects the order. */
  near?: Coordinates & { miles?: number };
  /** Default: 'distance' with a point and no words, otherwise 'relevance'. */
  sort?: 'relevance' | 'distance' | 'rating' | 'name';
};

export type IndexedResult = IndexedListing & {
  /** Distance from the requested point; null without one, or for a listing without location. */
  distance_miles: number | null;
};

export type IndexAnswer = {
  /** All matches, the best first. */
  results: IndexedResult[];
  /** Words that match nothing in the index and were not searched. */
  leftOut: string[];
  /** Phrases among the words that no result may have. */
  excluded: string[];
};

type Candidate = { listing: IndexedListing; relevance: number; miles: number | null };

/**
 * Searches one or several indexes without a database: in the Worker during a database outage, and
 * in an offline browser. Each word must be a prefix of a word of the name, the category (including
 * synonyms), an attribute, the street or the place. Words that match no listing are left out; if no
 * word is left, there are no results.
 */
export function searchMetroIndex(
  indexes: MetroIndex | readonly MetroIndex[],
  query: IndexQuery,
): IndexAnswer {
  const listings = [indexes].flat().flatMap(foldMetroIndex);
  const text = readWords(listings, query);
  const { excluded } = text;
  const isOpen = query.isOpen ?? text.isOpen;
  const asked = foldWords(text.q).filter((word) => !fillers.has(word));
  const known = asked.filter((word) => listings.some((folded) => weigh(folded, word) > 0));
  const leftOut = asked.filter((word) => !known.includes(word));
  if (asked.length > 0 && known.length === 0) return { results: [], leftOut, excluded };
  const found = listings
    .filter((folded) => passes(folded.listing, { ...query, ...(isOpen && { isOpen }) }))
    .filter((folded) => !isExcluded(folded, excluded))
    .map((folded): Candidate => {
      const { listing } = folded;
      return { listing, relevance: sumWeights(folded, known), miles: milesFrom(query, listing) };
    })
    .filter(({ relevance }) => known.length === 0 || relevance > 0)
    .filter(
      ({ miles }) => query.near?.miles === undefined || (miles ?? Infinity) <= query.near.miles,
    )
    .toSorted(orders[text.isNearest && query.near ? 'distance' : chooseOrder(query)]);
  const results = found.map(({ listing, miles }) => ({
    ...listing,
    distance_miles: miles === null ? null : Math.round(miles * 100) / 100,
  }));
  return { results, leftOut, excluded };
}

/** Stop words ('pizza in the east'). */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'best',
  'by',
  'for',
  'in',
  'me',
  'near',
  'of',
  'the',
]);

function passes(listing: IndexedListing, query: IndexQuery): boolean {
  const { category, city, features, minRating, isOpen } = query;
  if (category !== undefined && listing.category.slug !== category) return false;
  const names = [listing.city, `${listing.city}, ${listing.state}`].map((name) =>
    name.toLowerCase(),
  );
  if (city !== undefined && !names.includes(city.toLowerCase())) return false;
  if (minRating !== undefined && (listing.rating ?? 0) < minRating) return false;
  const has = new Set(listing.attributes.map((name) => name.toLowerCase()));
  if (features?.some((name) => !has.has(name.toLowerCase()))) return false;
  return isOpen === undefined || isOpen(listing);
}

/** What remains of a text for an index; the whole name of a listing is not read. */
function readWords(
  listings: readonly FoldedListing[],
  { words = '', text }: IndexQuery,
): IndexText {
  const typed = foldWords(words);
  const isName =
    text?.q !== words.trim() &&
    listings.some(({ fields: [name] }) => typed.every((word) => name?.words.includes(word)));
  if (text === undefined || isName) return { q: words, excluded: [], isNearest: false };
  return text;
}

function isExcluded({ listing }: FoldedListing, excluded: readonly string[]): boolean {
  if (excluded.length === 0) return false;
  const own = [listing.name, listing.specialty ?? '', listing.attributes.join(' ')].map(foldWords);
  const kind = foldWords(listing.category.name).join(' ');
  return excluded.map(foldWords).some((phrase) => {
    if (phrase.length === 0) return false;
    return (
      kind === phrase.join(' ') || own.some((words) => phrase.every((word) => words.includes(word)))
    );
  });
}

function milesFrom({ near }: IndexQuery, { lat, lng }: IndexedListing): number | null {
  return near === undefined || lat === null || lng === null
    ? null
    : milesBetween(near, { lat, lng });
}

/** Sums the words' weights; 0 if one of the words does not match. */
function sumWeights(folded: FoldedListing, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const weight = weigh(folded, word);
    if (weight === 0) return 0;
    sum += weight;
  }
  return sum;
}

/** Returns how well the word matches the listing: a whole word counts twice as much as a prefix. */
function weigh({ fields }: FoldedListing, word: string): number {
  let best = 0;
  for (const { weight, words } of fields) {
    if (weight * 2 <= best) continue;
    for (const other of words) {
      if (other === word) best = Math.max(best, weight * 2);
      else if (other.startsWith(word)) best = Math.max(best, weight);
    }
  }
  return best;
}

function chooseOrder({ sort, near, words }: IndexQuery): keyof typeof orders {
  if (sort === 'distance' && near === undefined) return 'rating';
  if (sort !== undefined) return sort;
  return near !== undefined && !words ? 'distance' : 'relevance';
}

/** Bayesian mean with ten extra ratings of 3.8, as the database ranks. */
function rank({ rating, review_count }: IndexedListing): number {
  return ((rating ?? 0) * review_count + 38) / (review_count + 10);
}

type Order = (a: Candidate, b: Candidate) => number;
const byRank: Order = (a, b) => rank(b.listing) - rank(a.listing);
/** Sorts listings with unknown location last. */
const byMiles: Order = (a, b) =>
  a.miles === b.miles ? 0 : (a.miles ?? Infinity) - (b.miles ?? Infinity);

const orders = {
  relevance: (a, b) => b.relevance - a.relevance || byRank(a, b),
  distance: (a, b) => byMiles(a, b) || byRank(a, b),
  rating: byRank,
  name: (a, b) => a.listing.name.localeCompare(b.listing.name, 'en'),
} satisfies Record<string, Order>;
