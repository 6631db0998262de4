import { limits } from '#app/config/limits.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import {
  type Reading,
  type Readings,
  type TextReading,
  isStopWord,
} from '#app/domain/search/search.ts';
import type { IndexedListing, MetroIndex } from './metro-index.ts';
import {
  type NormalizedListing,
  normalizeMetroIndex,
  normalizeTerms,
} from './normalize-metro-index.ts';
import {
  type IndexFilter,
  type IndexedResult,
  type Term,
  listCategories,
  selectListings,
  weighTerm,
} from './select-listings.ts';

/** A text, how it may be read, and the test for the time in it. */
export type IndexText = Pick<TextReading, 'q' | 'isExact' | 'excluded' | 'isNearest'> &
  Readings &
  Pick<IndexFilter, 'isOpen' | 'isConfirmed'>;

/** A search of an index. */
export type IndexQuery = IndexFilter & {
  /** The words as typed. */
  words?: string;
  /** What they were read as; by default nothing but words. */
  text?: IndexText;
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
  /** All that matches is closed at the time among the words, which was left out. */
  missingTime: boolean;
  /** The place among the words; null without one. */
  place: IndexedPlace | null;
  /** Slug of the category that is shown instead of the words; null where they were searched. */
  category: string | null;
};

/**
 * Searches one or several indexes without a database: in the Worker during a database outage, and
 * in an offline browser. Takes the first reading of the text that holds, as the database does. Each
 * word must be a prefix of a word of the name, the category (including synonyms), an attribute, the
 * street or the place. Words that match no listing are left out; if no word is left, only a category
 * that the text means, or whose topic is among the words, has results. A feature that nothing has is
 * left out, too, unless it alone says what is searched, and the time of a text if all is closed then.
 */
export function searchMetroIndex(
  indexes: MetroIndex | readonly MetroIndex[],
  query: IndexQuery,
): IndexAnswer {
  const answer = searchAtTime(indexes, query);
  if (answer.results.length > 0 || query.isOpen || !query.text?.isOpen) return answer;
  const { isOpen: _, ...text } = query.text;
  const anytime = searchAtTime(indexes, { ...query, text });
  return { ...anytime, missingTime: anytime.results.length > 0 };
}

function searchAtTime(indexes: MetroIndex | readonly MetroIndex[], query: IndexQuery): IndexAnswer {
  const all = [indexes].flat();
  const listings = all.flatMap(normalizeMetroIndex);
  const { terms, place, category, topic, topicWords, isWholeTopic, features, named, ...text } =
    readWords(all, listings, query);
  const narrowed = { ...query, ...text, ...(category && { category }) };
  const known = terms.filter((term) =>
    listings.some((normalized) => weighTerm(normalized, term) > 0),
  );
  const leftOut = (kept: Term[]) => terms.filter((term) => !kept.includes(term)).flatMap(nameTerm);
  const common = {
    excluded: text.excluded,
    missingFeatures: [],
    missingTime: false,
    place,
    category: null,
  };
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
  const asks = (term: Term) =>
    topicWords === undefined || nameTerm(term).some((word) => topicWords.includes(word));
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
    const results = selectListings(listings, { ...narrowed, ...attempt, named });
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
    const isFound = isWholeTopic
      ? results.some((listing) => offers(listing, topic, known))
      : topic === undefined || known.some(asks) || results.some(isOf(topic));
    if (isFound) break;
  }
  return best;
}

function isOf(slug: string | undefined) {
  return (listing: IndexedListing) =>
    listCategories(listing).some((category) => category.slug === slug);
}

/** Whether a listing is of the topic's category, offers what the words ask for, or is just called so. */
function offers(listing: IndexedListing, topic: string | undefined, words: readonly Term[]) {
  const isOneOf = (text: string) => {
    const own = new Set(normalizeTerms(text));
    return words.every((term) => term.some((phrase) => phrase.every((word) => own.has(word))));
  };
  const { name, specialty, attributes } = listing;
  const isCalledSo = normalizeTerms(name).length === words.length && isOneOf(name);
  return isOf(topic)(listing) || isCalledSo || isOneOf([specialty, ...attributes].join(' '));
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
  };

/** Returns the first reading that holds; the whole name of a listing is not read. */
function readWords(
  indexes: readonly MetroIndex[],
  listings: readonly NormalizedListing[],
  { words = '', text, isOpen, isConfirmed, near }: IndexQuery,
): Understood {
  const isName = (typed: string) => {
    const normalized = normalizeTerms(typed);
    return listings.some(({ fields: [name] }) =>
      normalized.every((word) => name?.words.includes(word)),
    );
  };
  const plain = { excluded: [], isNearest: false, terms: toTerms(words.split(/\s+/), {}) };
  const common = {
    place: null,
    features: [],
    ...(isOpen && { isOpen }),
    ...(isConfirmed && { isConfirmed }),
    ...(near && { near }),
  };
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
      ...(text.isConfirmed && !isOpen && { isConfirmed: text.isConfirmed }),
      ...(place && { near: { ...place, miles: limits.radiusMiles.default } }),
      excluded: reading.excluded ?? excluded,
      isNearest,
      terms: toTerms(typed, alternatives),
      place,
      features,
      category,
      topic: reading.topic,
      topicWords: reading.topic_words && normalizeTerms(reading.topic_words.join(' ')),
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

type IndexedPlace = Coordinates & { kind: 'metro' | 'city' | 'zip'; name: string };

/** Finds a metro, a city ('Round Rock', 'Round Rock, TX') or a zip code by name in indexes. */
export function findIndexedPlace(
  indexes: readonly MetroIndex[],
  name: string,
): IndexedPlace | null {
  const requested = normalizeTerms(name).join(' ');
  const isNamed = (place: string) => {
    const normalized = normalizeTerms(place).join(' ');
    return normalized === requested || normalized.slice(0, -3) === requested;
  };
  const metro = indexes.find((index) => isNamed(index.metro.name))?.metro;
  if (metro) return { kind: 'metro', name: metro.name, lat: metro.lat, lng: metro.lng };
  const listings = indexes.flatMap(normalizeMetroIndex).map(({ listing }) => listing);
  const zip = /^\d{5}$/.exec(name.trim())?.[0];
  const kind = zip === undefined ? 'city' : 'zip';
  const ofPlace = listings.filter(({ city, state, zip_code }) =>
    zip === undefined ? isNamed(`${city}, ${state}`) : zip_code.startsWith(zip),
  );
  const [first] = ofPlace;
  const middle = findMiddle(ofPlace);
  if (!first || !middle) return null;
  return { kind, name: zip ?? `${first.city}, ${first.state}`, ...middle };
}

function findMiddle(listings: readonly { lat: number | null; lng: number | null }[]) {
  const points = listings.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (points.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}
