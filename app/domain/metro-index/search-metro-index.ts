import { limits } from '#app/config/limits.ts';
import {
  type NamedCategory,
  type Reading,
  type Readings,
  type TextReading,
  normalizeWords,
  readChoices,
} from '#app/domain/search/search.ts';
import { findIndexedPlace, type IndexedPlace } from './find-indexed-place.ts';
import type { MetroIndex } from './metro-index.ts';
import {
  type NormalizedListing,
  normalizeMetroIndex,
  type Term,
  toTerms,
} from './normalize-metro-index.ts';
import type { IndexFilter } from './order-listings.ts';
import { rankPartly } from './rank-partly.ts';
import { type IndexedResult, isFound, selectListings } from './select-listings.ts';

/** A text, how it may be read, and the test for the time in it. */
export type IndexText = Pick<TextReading, 'q' | 'isExact' | 'excluded' | 'isNearest'> &
  Readings &
  Pick<IndexFilter, 'isOpen' | 'isConfirmed'> & {
    /** Returns the category that words name. */
    nameCategory: (words: readonly string[]) => NamedCategory | null;
  };

/** A search of an index. */
export type IndexQuery = IndexFilter & {
  /** The words as typed. */
  words?: string;
  /** What they were read as; by default nothing but words. */
  text?: IndexText;
  /** Somebody is typing: the last word may not be finished. */
  isTyping?: boolean;
};

export type IndexAnswer = {
  /** All matches, the best first. */
  results: IndexedResult[];
  /** Words as typed that the results lack. */
  leftOut: string[];
  /** Phrases among the words that no result may have. */
  excluded: string[];
  /** Features that no result of all else has. */
  missingFeatures: string[];
  /** All that matches is closed at the time among the words, which was left out. */
  missingTime: boolean;
  /** The place among the words; null without one. */
  place: IndexedPlace | null;
  /** Slug of the category that the words mean; null where they were searched. */
  category: string | null;
};

/**
 * Searches one or several indexes without a database: in the Worker during a database outage, and
 * in an offline browser. Takes the first reading of the text that holds, finds what has all of it,
 * otherwise what ranks first of partial matches, and orders both, as the database does and by the
 * same constants (`private.rank_weights` in SQL).
 *
 * Leaves out what an index lacks: descriptions, services, websites and the number of a street;
 * wider circles; related kinds and the kind that stands for one without listings; spelling; how
 * many categories have a word in their names; the order of the newest.
 */
export function searchMetroIndex(
  indexes: MetroIndex | readonly MetroIndex[],
  query: IndexQuery,
): IndexAnswer {
  const all = [indexes].flat();
  const listings = all.flatMap(normalizeMetroIndex);
  const understood = readWords(all, listings, query);
  const { isOpen: _, ...ownAnytime } = query;
  const { isOpen: asked, ...anytime } = understood;
  const takesAnyTime = asked !== undefined && query.isOpen === undefined;
  const strict = findAll(listings, query, understood);
  if (strict !== null) return strict;
  if (query.text?.isExact) return answer(understood, { results: [] });
  // A feature may be missing rather: 'emergency vet open now'
  const hasFeatures = understood.features.length > 0;
  if (takesAnyTime && !hasFeatures) {
    const closed = findAll(listings, ownAnytime, anytime);
    if (closed !== null) return { ...closed, missingTime: true };
  }
  const partly = findMost(listings, query, understood);
  if (partly !== null) return partly;
  const whenever = takesAnyTime ? findMost(listings, ownAnytime, anytime) : null;
  if (whenever !== null) return { ...whenever, missingTime: true };
  return answer(understood, { results: [] });
}

function answer(
  { excluded, place, category }: Understood,
  found: Partial<IndexAnswer> & Pick<IndexAnswer, 'results'>,
): IndexAnswer {
  return {
    leftOut: [],
    excluded,
    missingFeatures: [],
    missingTime: false,
    place,
    category: category ?? null,
    ...found,
  };
}

/** Finds what has all that is asked for; null for nothing, and where no listing is of the kind that the words name. */
function findAll(
  listings: readonly NormalizedListing[],
  query: IndexQuery,
  understood: Understood,
): IndexAnswer | null {
  const { terms: words, features, category, named, isNarrower, topic, isWholeTopic } = understood;
  const results = selectListings(listings, { ...narrow(query, understood), features, words });
  const isMeant = (query.category ?? category) !== undefined;
  const kind = isWholeTopic ? topic : isNarrower ? undefined : named;
  if (results.length === 0) return null;
  const slugs = new Set(results.map(({ slug }) => slug));
  const found = listings.filter(({ listing }) => slugs.has(listing.slug));
  if (!isMeant && kind !== undefined && !isFound(found, { kind, words, isWholeTopic })) return null;
  return answer(understood, { results });
}

/** Finds what has as much of it as the listing that has most; null for nothing. */
function findMost(
  listings: readonly NormalizedListing[],
  query: IndexQuery,
  understood: Understood,
): IndexAnswer | null {
  const { any, none } = readChoices(understood.features.join());
  const narrowed = narrow(query, { ...understood, category: undefined });
  const excluded = none.map((feature) => `-${feature}`);
  const most = rankPartly(
    listings,
    { ...understood, words: understood.terms, features: any },
    { ...narrowed, features: excluded },
  );
  if (most === null) return null;
  const { words, features, category, leftOut, missingFeatures } = most;
  const named = understood.nameCategory(words.map(({ typed }) => normalizeWords(typed)));
  const results = selectListings(listings, {
    ...narrowed,
    ...(category !== undefined && { category }),
    features: [...features, ...excluded],
    words,
    named: named?.slug,
    isNarrower: named?.isNarrower,
  });
  return answer({ ...understood, category }, { results, leftOut, missingFeatures });
}

/** Returns the filters of a search with those among the words. */
function narrow(query: IndexQuery, understood: Understood) {
  const { excluded, isNearest, near, isOpen, isConfirmed, isNarrower, category } = understood;
  const { isWholeTopic = false, topic, named = isWholeTopic ? topic : undefined } = understood;
  return {
    ...query,
    excluded,
    isNearest,
    named,
    isNarrower: isNarrower || isWholeTopic,
    ...(near && { near }),
    ...(isOpen && { isOpen }),
    ...(isConfirmed && { isConfirmed }),
    ...(category !== undefined && { category }),
  };
}

type Understood = Pick<IndexText, 'excluded' | 'isNearest' | 'isOpen' | 'isConfirmed'> &
  Pick<IndexFilter, 'near'> & {
    terms: Term[];
    place: IndexedPlace | null;
    features: string[];
    category?: string | undefined;
    topic?: string | undefined;
    topicWords?: string[] | undefined;
    isWholeTopic?: boolean | undefined;
    named?: string | undefined;
    isNarrower?: boolean | undefined;
    nameCategory: IndexText['nameCategory'];
  };

/** Returns the first reading that holds; the whole name of a listing is not read. */
function readWords(
  indexes: readonly MetroIndex[],
  listings: readonly NormalizedListing[],
  { words = '', text, isOpen, isConfirmed, near, features: own = [], isTyping = false }: IndexQuery,
): Understood {
  const isName = (typed: string) => {
    const normalized = normalizeWords(typed).split(' ');
    return listings.some(({ name }) => {
      const of = name.split(' ');
      return normalized.every((word) => of.includes(word));
    });
  };
  const common = {
    place: null,
    features: own,
    nameCategory: text?.nameCategory ?? (() => null),
    ...(isOpen && { isOpen }),
    ...(isConfirmed && { isConfirmed }),
    ...(near && { near }),
  };
  const plain = {
    ...common,
    excluded: [],
    isNearest: false,
    terms: toTerms(words.split(/\s+/), {}, isTyping),
  };
  if (text === undefined || (text.q !== words.trim() && isName(words))) return plain;
  const { excluded, isNearest, tokens, readings, alternatives } = text;
  const join = (positions: readonly number[]) => positions.map((at) => tokens[at]).join(' ');
  const holds = ({ rest, if_name, unless_name }: Reading) => {
    if (if_name === 'words') return isName(join(rest));
    if (if_name === 'exact')
      return listings.some(({ name }) => name === normalizeWords(join(rest)));
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
      ...(text.isConfirmed && !isOpen && { isConfirmed: text.isConfirmed }),
      ...(place && { near: { ...place, miles: limits.radiusMiles.default } }),
      excluded: reading.excluded ?? excluded,
      isNearest,
      terms: toTerms(typed, alternatives, isTyping),
      place,
      features: [...new Set([...own, ...features])],
      category,
      topic: reading.topic,
      topicWords: reading.topic_words,
      isWholeTopic: reading.is_whole_topic,
      named,
      isNarrower: reading.is_narrower,
    };
  }
  return plain;
}
