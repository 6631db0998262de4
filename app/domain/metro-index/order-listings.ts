import type { Hours } from '#app/domain/business/business.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import {
  type ChoiceParameter,
  normalizeWords,
  rankWeights as formula,
  readChoices,
  type SearchQuery,
} from '#app/domain/search/search.ts';
import { type IndexedListing, listCategories, rateListing } from './metro-index.ts';
import { isIn, type NormalizedListing, type Term } from './normalize-metro-index.ts';

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

export type Selection = IndexFilter & {
  /** All of them match. */
  words: readonly Term[];
  excluded: readonly string[];
  isNearest: boolean;
  /** Slug of the category that the words name. */
  named?: string | undefined;
  /** They name a part of it. */
  isNarrower?: boolean | undefined;
};

type Candidate = { normalized: NormalizedListing; miles: number | null };

/** Returns what listings are ordered by, ascending. */
export function chooseKey(selection: Selection): (candidate: Candidate) => number | string {
  const { near, words, named, isNearest, category, sort: requested = 'relevance' } = selection;
  const order = sortInForce(isNearest && requested === 'relevance' ? 'distance' : requested, {
    hasWords: words.length > 0,
    hasPoint: near !== undefined,
  });
  const [chosen, ...others] = requested === 'relevance' ? readChoices(category).any : [];
  const first = others.length === 0 ? chosen : undefined;
  const main = isNearest && near && named !== undefined ? named : first;
  const isOther = ({ normalized }: Candidate) =>
    main !== undefined && normalized.listing.category.slug !== main;
  if (order === 'name') return ({ normalized }) => normalized.name;
  if (order === 'distance') {
    // Farther than anything, and those without location last.
    return (candidate) => (candidate.miles ?? 100_000) + (isOther(candidate) ? 13_000 : 0);
  }
  if (order === 'rating') {
    return (candidate) =>
      (isOther(candidate) ? 0 : -100) - rateListing(candidate.normalized.listing);
  }
  const typed = normalizeWords(words.map((word) => word.typed).join(' '));
  return ({ normalized, miles }) => {
    const { listing, name } = normalized;
    const rating = rateListing(listing);
    const ofWords =
      named === undefined
        ? formula.list_text * rateText(normalized, words) +
          formula.list_similar_name * measureSimilarity(name, typed) +
          formula.list_rating * rating +
          (name.startsWith(typed) ? formula.list_begun_name : 0)
        : rateKind(listing, named) +
          formula.list_rating_of_kind * rating +
          (toSingular(listing.specialty ?? '') === toSingular(typed) ? formula.list_specialty : 0) +
          (selection.isNarrower && saysPart(normalized, words) ? formula.list_part_of_kind : 0);
    return -(
      ofWords +
      (listing.category.slug === first ? formula.list_chosen_kind : 0) +
      (name === typed ? formula.list_exact_name : 0) +
      (miles === null ? 0 : formula.list_near / (1 + miles / formula.half_at_miles))
    );
  };
}

type Has = { hasWords: boolean; hasPoint: boolean };

/** As SQL's `sort_in_force`: there is no distance without a point and no relevance without words. */
function sortInForce(sort: NonNullable<IndexFilter['sort']>, { hasWords, hasPoint }: Has) {
  if (sort === 'relevance' && !hasWords) return hasPoint ? 'distance' : 'rating';
  if (sort === 'distance' && !hasPoint) return hasWords ? 'relevance' : 'rating';
  return sort;
}

export function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return a < b ? -1 : Number(a > b);
}

function toSingular(text: string): string {
  return text.toLowerCase().replace(/s+$/, '');
}

function rateKind(listing: IndexedListing, kind: string): number {
  const place = listCategories(listing).findIndex(({ slug }) => slug === kind);
  if (place < 0) return 0;
  return place === 0 ? formula.list_kind : formula.list_other_kind;
}

function saysPart({ fields }: NormalizedListing, words: readonly Term[]): boolean {
  return words.some((word) => isIn(fields.name, word) || isIn(fields.offers, word));
}

/** What PostgreSQL's `ts_rank` is where each word stands once and side by side. */
function rateText({ fields }: NormalizedListing, words: readonly Term[]): number {
  const ofWords = words.map((word) =>
    isIn(fields.name, word)
      ? formula.text_in_name
      : isIn(fields.kind, word)
        ? formula.text_in_kind
        : formula.text_in_offers,
  );
  const [only, ...others] = ofWords;
  if (only === undefined) return 0;
  if (others.length === 0) return only * (6 / Math.PI ** 2);
  let missing = 1;
  for (const [at, one] of ofWords.entries()) {
    for (const other of ofWords.slice(at + 1)) missing *= 1 - Math.sqrt(one * other);
  }
  return 1 - missing;
}

/** What pg_trgm's `similarity` is: the share of common trigrams. */
function measureSimilarity(one: string, other: string): number {
  const [a, b] = [listTrigrams(one), listTrigrams(other)];
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}

function listTrigrams(text: string): Set<string> {
  return new Set(
    text.split(' ').flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}
