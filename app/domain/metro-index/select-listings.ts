import type { Hours } from '#app/domain/business/business.ts';
import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import {
  type ChoiceParameter,
  type SearchQuery,
  normalizeWords,
  readChoices,
} from '#app/domain/search/search.ts';
import type { IndexedListing } from './metro-index.ts';
import { type NormalizedListing, normalizeTerms } from './normalize-metro-index.ts';

/** What may stand for a word: one of these phrases, with all words of it. */
export type Term = string[][];

/** What restricts and orders listings of an index. Absent fields do not. */
export type IndexFilter = Pick<SearchQuery, ChoiceParameter> & {
  /** 'Austin, TX' or 'Austin' */
  city?: string;
  /** Only open listings; `getOpenState` makes this test for a moment. */
  isOpen?: (hours: Hours) => boolean;
  /** These come first, whatever the order. */
  isConfirmed?: (hours: Hours) => boolean;
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

type Selection = IndexFilter & {
  words: Term[];
  excluded: readonly string[];
  isNearest: boolean;
  /** Slug of the category that the words name: its listings match, and come first. */
  named?: string | undefined;
};

type Candidate = { listing: IndexedListing; relevance: number; miles: number | null };

/** More than two words of a name. */
const weightOfNamed = 20;

/** Returns the listings that match, the best first. */
export function selectListings(
  listings: readonly NormalizedListing[],
  selection: Selection,
): IndexedResult[] {
  const { words, excluded, near, named, isNearest, isConfirmed = () => true } = selection;
  const order = isNearest && near ? 'distance' : chooseOrder(selection);
  const isOrdered = selection.sort !== undefined && selection.sort !== 'relevance';
  const [chosen, ...others] = isOrdered ? [] : readChoices(selection.category).any;
  /** As in SQL (`puts_main_first`). */
  const isMain = ({ category }: IndexedListing) => others.length === 0 && category.slug === chosen;
  return listings
    .filter(
      (normalized) => passes(normalized.listing, selection) && !isExcluded(normalized, excluded),
    )
    .map((normalized): Candidate => {
      const { listing } = normalized;
      const own = weighCategory(listing, named);
      return {
        listing,
        relevance: own + sumWeights(normalized, words),
        miles: milesFrom(near, listing),
      };
    })
    .filter(({ relevance }) => words.length === 0 || relevance > 0)
    .filter(({ miles }) => near?.miles === undefined || (miles ?? Infinity) <= near.miles)
    .toSorted(
      (a, b) =>
        Number(isConfirmed(b.listing)) - Number(isConfirmed(a.listing)) ||
        Number(isMain(b.listing)) - Number(isMain(a.listing)) ||
        orders[order](a, b),
    )
    .map(({ listing, miles }) => ({
      ...listing,
      distance_miles: miles === null ? null : Math.round(miles * 100) / 100,
    }));
}

/** Returns the categories of a listing, the main one first. */
export function listCategories({ category, more_categories }: IndexedListing) {
  return [category, ...more_categories];
}

/** Half as much for a category that a listing has besides its main one. */
function weighCategory(listing: IndexedListing, slug: string | undefined): number {
  const place = listCategories(listing).findIndex((category) => category.slug === slug);
  return place < 0 ? 0 : weightOfNamed / (place === 0 ? 1 : 2);
}

function passes(listing: IndexedListing, query: IndexFilter): boolean {
  const { city, minRating, isOpen } = query;
  const { specialty, price, neighborhoods } = listing;
  if (
    !isChosen(
      query.category,
      listCategories(listing).map(({ slug }) => slug),
    )
  )
    return false;
  if (!isChosen(query.specialty, specialty === null ? [] : [specialty])) return false;
  if (!isChosen(query.price, price === null ? [] : [price])) return false;
  if (!isChosen(query.neighborhood, neighborhoods)) return false;
  const names = [listing.city, `${listing.city}, ${listing.state}`].map((name) =>
    name.toLowerCase(),
  );
  if (city !== undefined && !names.includes(city.toLowerCase())) return false;
  if (minRating !== undefined && (listing.rating ?? 0) < minRating) return false;
  const features = readChoices(query.features?.join());
  const has = new Set(listing.attributes.map(normalizeWords));
  if (features.any.some((name) => !has.has(normalizeWords(name)))) return false;
  if (features.none.some((name) => has.has(normalizeWords(name)))) return false;
  return isOpen === undefined || isOpen(listing);
}

/** Returns whether a listing with these values of a facet is among the chosen ones. */
function isChosen(choices: string | undefined, values: readonly string[]): boolean {
  if (choices === undefined) return true;
  const own = new Set(values.map(normalizeWords));
  const { any, none } = readChoices(choices);
  const isOwn = (value: string) => own.has(normalizeWords(value));
  return (any.length === 0 || any.some(isOwn)) && !none.some(isOwn);
}

function isExcluded({ listing }: NormalizedListing, excluded: readonly string[]): boolean {
  if (excluded.length === 0) return false;
  const own = [listing.name, listing.specialty ?? '', listing.attributes.join(' ')].map(
    normalizeTerms,
  );
  const kinds = new Set(listCategories(listing).map(({ name }) => normalizeTerms(name).join(' ')));
  return excluded.map(normalizeTerms).some((phrase) => {
    if (phrase.length === 0) return false;
    return (
      kinds.has(phrase.join(' ')) ||
      own.some((words) => phrase.every((word) => words.includes(word)))
    );
  });
}

function milesFrom(near: IndexFilter['near'], { lat, lng }: IndexedListing): number | null {
  return near === undefined || lat === null || lng === null
    ? null
    : milesBetween(near, { lat, lng });
}

/** Sums the words' weights; 0 if one of the words does not match. */
function sumWeights(normalized: NormalizedListing, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) {
    const weight = weighTerm(normalized, term);
    if (weight === 0) return 0;
    sum += weight;
  }
  return sum;
}

/** Returns how well the term matches the listing; 0 if it does not. */
export function weighTerm(normalized: NormalizedListing, term: Term): number {
  return Math.max(
    ...term.map((phrase) => Math.min(...phrase.map((word) => weigh(normalized, word)))),
  );
}

/** Returns how well the word matches the listing: a whole word counts twice as much as a prefix. */
function weigh({ fields }: NormalizedListing, word: string): number {
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

function chooseOrder({ sort, near, words }: Selection): keyof typeof orders {
  if (sort === 'distance' && near === undefined) return 'rating';
  if (sort !== undefined) return sort;
  return near !== undefined && words.length === 0 ? 'distance' : 'relevance';
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
