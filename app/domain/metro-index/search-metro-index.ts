import { limits } from '#app/config/limits.ts';
import type { Hours } from '#app/domain/business/business.ts';
import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import {
  type ChoiceParameter,
  type Reading,
  type Readings,
  type SearchQuery,
  type TextReading,
  isStopWord,
  normalizeWords,
  readChoices,
} from '#app/domain/search/search.ts';
import { type IndexedPlace, findIndexedPlace } from './find-indexed-place.ts';
import {
  type NormalizedListing,
  normalizeMetroIndex,
  normalizeTerms,
} from './normalize-metro-index.ts';
import type { IndexedListing, MetroIndex } from './metro-index.ts';

/** A text, how it may be read, and the test for the time in it. */
export type IndexText = Pick<TextReading, 'q' | 'isExact' | 'excluded' | 'isNearest'> &
  Readings & { isOpen?: (hours: Hours) => boolean };

/** A search of an index. Absent fields do not restrict it. */
export type IndexQuery = Pick<SearchQuery, ChoiceParameter> & {
  /** The words as typed. */
  words?: string;
  /** What they were read as; by default nothing but words. */
  text?: IndexText;
  /** 'Austin, TX' or 'Austin' */
  city?: string;
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
  /** Features among the words that no result of all else has. */
  missingFeatures: string[];
  /** The place among the words; null without one. */
  place: IndexedPlace | null;
  /** Slug of the category that is shown instead of the words; null where they were searched. */
  category: string | null;
};

type Candidate = { listing: IndexedListing; relevance: number; miles: number | null };

/**
 * Searches one or several indexes without a database: in the Worker during a database outage, and
 * in an offline browser. Takes the first reading of the text that holds, as the database does. Each
 * word must be a prefix of a word of the name, the category (including synonyms), an attribute, the
 * street or the place. Words that match no listing are left out; if no word is left, only a category
 * that the text means, or whose topic is among the words, has results. A feature that nothing has is
 * left out, too, unless it alone says what is searched.
 */
export function searchMetroIndex(
  indexes: MetroIndex | readonly MetroIndex[],
  query: IndexQuery,
): IndexAnswer {
  const all = [indexes].flat();
  const listings = all.flatMap(normalizeMetroIndex);
  const { terms, place, category, topic, isWholeTopic, features, named, ...text } = readWords(
    all,
    listings,
    query,
  );
  const narrowed = { ...query, ...text, ...(category && { category }) };
  const known = terms.filter((term) => listings.some((folded) => weighTerm(folded, term) > 0));
  const leftOut = (kept: Term[]) => terms.filter((term) => !kept.includes(term)).flatMap(nameTerm);
  const common = { excluded: text.excluded, missingFeatures: [], place, category: null };
  const meant = category ?? topic;
  if (query.text?.isExact && known.length < terms.length)
    return { ...common, results: [], leftOut: [] };
  if (terms.length > 0 && known.length === 0 && meant === undefined) {
    return { ...common, results: [], leftOut: leftOut(known) };
  }
  const own = query.features ?? [];
  const { specialty, price } = query;
  const hasOthers =
    known.length + own.length > 0 ||
    [narrowed.category, specialty, price].some((value) => value !== undefined);
  const areWordsSearched = topic === undefined || known.length >= (isWholeTopic ? terms.length : 1);
  const attempts = [
    ...(areWordsSearched ? [{ words: known, features: [...own, ...features] }] : []),
    ...(areWordsSearched && hasOthers ? [{ words: known, features: own }] : []),
    ...(meant === undefined
      ? []
      : [{ words: [], features: [...own, ...features], category: meant }]),
  ];
  let best: IndexAnswer = { ...common, results: [], leftOut: leftOut(known) };
  for (const attempt of attempts) {
    const results = select(listings, { ...narrowed, ...attempt, named });
    if (results.length === 0) continue;
    const isMissing = attempt.features.length < own.length + features.length;
    const isOfTopic = topic !== undefined && 'category' in attempt;
    const answer = {
      ...common,
      results,
      leftOut: leftOut(attempt.words),
      category: isOfTopic ? topic : null,
      missingFeatures: isMissing ? features : [],
    };
    if (best.results.length === 0 || isOfTopic) best = answer;
    const isFound = !isWholeTopic || results.some((listing) => offers(listing, topic, known));
    if (isFound) break;
  }
  return best;
}

/** Whether a listing is of the topic's category, offers what the words ask for, or is just called so. */
function offers(listing: IndexedListing, topic: string | undefined, words: readonly Term[]) {
  const isOneOf = (text: string) => {
    const own = new Set(normalizeTerms(text));
    return words.every((term) => term.some((phrase) => phrase.every((word) => own.has(word))));
  };
  const { name, category, specialty, attributes } = listing;
  const isCalledSo = normalizeTerms(name).length === words.length && isOneOf(name);
  return category.slug === topic || isCalledSo || isOneOf([specialty, ...attributes].join(' '));
}

type Selection = Omit<IndexQuery, 'words'> & {
  words: Term[];
  excluded: readonly string[];
  isNearest: boolean;
  /** Slug of the category that the words name: its listings match, and come first. */
  named?: string | undefined;
};

/** More than two words of a name. */
const weightOfNamed = 20;

function select(listings: readonly NormalizedListing[], selection: Selection): IndexedResult[] {
  const { words, excluded, near, named, isNearest } = selection;
  const order = isNearest && near ? 'distance' : chooseOrder(selection);
  return listings
    .filter((folded) => passes(folded.listing, selection) && !isExcluded(folded, excluded))
    .map((folded): Candidate => {
      const { listing } = folded;
      const own = listing.category.slug === named ? weightOfNamed : 0;
      return {
        listing,
        relevance: own + sumWeights(folded, words),
        miles: milesFrom(near, listing),
      };
    })
    .filter(({ relevance }) => words.length === 0 || relevance > 0)
    .filter(({ miles }) => near?.miles === undefined || (miles ?? Infinity) <= near.miles)
    .toSorted(orders[order])
    .map(({ listing, miles }) => ({
      ...listing,
      distance_miles: miles === null ? null : Math.round(miles * 100) / 100,
    }));
}

function passes(listing: IndexedListing, query: Omit<IndexQuery, 'words'>): boolean {
  const { city, minRating, isOpen } = query;
  const { specialty, price, neighborhoods } = listing;
  if (!isChosen(query.category, [listing.category.slug])) return false;
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

/** What may stand for a word: one of these phrases, with all words of it. */
type Term = string[][];

type Understood = Pick<IndexText, 'excluded' | 'isNearest' | 'isOpen'> &
  Pick<IndexQuery, 'near'> & {
    terms: Term[];
    place: IndexedPlace | null;
    features: string[];
    category?: string | undefined;
    topic?: string | undefined;
    isWholeTopic?: boolean | undefined;
    named?: string | undefined;
  };

/** Returns the first reading that holds; the whole name of a listing is not read. */
function readWords(
  indexes: readonly MetroIndex[],
  listings: readonly NormalizedListing[],
  { words = '', text, isOpen, near }: IndexQuery,
): Understood {
  const isName = (typed: string) => {
    const folded = normalizeTerms(typed);
    return listings.some(({ fields: [name] }) =>
      folded.every((word) => name?.words.includes(word)),
    );
  };
  const plain = { excluded: [], isNearest: false, terms: toTerms(words.split(/\s+/), {}) };
  const common = { place: null, features: [], ...(isOpen && { isOpen }), ...(near && { near }) };
  if (text === undefined || (text.q !== words.trim() && isName(words))) {
    return { ...common, ...plain };
  }
  const { excluded, isNearest, tokens, readings, alternatives } = text;
  const join = (positions: readonly number[]) => positions.map((at) => tokens[at]).join(' ');
  const holds = ({ rest, if_name, unless_name }: Reading) => {
    if (if_name === 'words') return isName(join(rest));
    const name = normalizeTerms(join(rest)).join(' ');
    if (if_name === 'exact')
      return listings.some(({ fields }) => fields[0]?.words.join(' ') === name);
    return !unless_name || !isName(text.q);
  };
  for (const reading of readings) {
    const place = reading.place ? findIndexedPlace(indexes, join(reading.place)) : null;
    if ((reading.place && place === null) || !holds(reading)) continue;
    const { rest, terms = [], category, features = [], named } = reading;
    const typed = reading.words ?? [...terms, ...rest.map((at) => tokens[at] ?? '')];
    return {
      ...common,
      ...(text.isOpen && !isOpen && { isOpen: text.isOpen }),
      ...(place && { near: { ...place, miles: limits.radiusMiles.default } }),
      excluded: reading.excluded ?? excluded,
      isNearest,
      terms: toTerms(typed, alternatives),
      place,
      features,
      category,
      topic: reading.topic,
      isWholeTopic: reading.is_whole_topic,
      named,
    };
  }
  return { ...common, ...plain };
}

/** Leaves out stop words, unless nothing else is there. */
function toTerms(words: readonly string[], alternatives: Record<string, string[]>): Term[] {
  const terms = words
    .map((word) => [word, ...(alternatives[word] ?? [])].map(normalizeTerms))
    .filter(([own]) => own !== undefined && own.length > 0);
  const telling = terms.filter(([own]) => own?.some((word) => !isStopWord(word)));
  return telling.length > 0 ? telling : terms;
}

/** Returns the term as it was typed. */
function nameTerm([own]: Term): string[] {
  return own ?? [];
}

function isExcluded({ listing }: NormalizedListing, excluded: readonly string[]): boolean {
  if (excluded.length === 0) return false;
  const own = [listing.name, listing.specialty ?? '', listing.attributes.join(' ')].map(
    normalizeTerms,
  );
  const kind = normalizeTerms(listing.category.name).join(' ');
  return excluded.map(normalizeTerms).some((phrase) => {
    if (phrase.length === 0) return false;
    return (
      kind === phrase.join(' ') || own.some((words) => phrase.every((word) => words.includes(word)))
    );
  });
}

function milesFrom(near: IndexQuery['near'], { lat, lng }: IndexedListing): number | null {
  return near === undefined || lat === null || lng === null
    ? null
    : milesBetween(near, { lat, lng });
}

/** Sums the words' weights; 0 if one of the words does not match. */
function sumWeights(folded: NormalizedListing, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) {
    const weight = weighTerm(folded, term);
    if (weight === 0) return 0;
    sum += weight;
  }
  return sum;
}

function weighTerm(folded: NormalizedListing, term: Term): number {
  return Math.max(...term.map((phrase) => Math.min(...phrase.map((word) => weigh(folded, word)))));
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
