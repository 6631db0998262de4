import { findNamedCategory } from './named-category.ts';
import { type Meaning, findTopic, readMeanings } from './read-meanings.ts';
import {
  findAlternatives,
  isBrandName,
  isOnlyPraise,
  isPraise,
  leaveIdleWords,
  spellWords,
} from './read-words.ts';
import { hasSymbol, readHost, type Token, tokenize, wordsOf } from './tokenize.ts';

/**
 * One way to read a text. Whether it holds depends on data: on the places that there are, and on
 * what listings are called. Absent fields do not restrict it.
 */
export type Reading = {
  /** The tokens that are no place and have no other meaning, by their positions in the text. */
  rest: number[];
  /** Words in place of others; they come before the rest. */
  terms?: string[];
  /** What is searched, if it is not just the terms and the rest; the words of a brand are one. */
  words?: string[];
  /** The tokens that must be a place. */
  place?: number[];
  /** An 'in' stands before the place: it may be a state's code. */
  is_certain?: true;
  /** Slug of the category that is meant, and not named. */
  category?: string;
  /** Features that every result has. */
  features?: string[];
  /** Slug of the category that the words name. */
  named?: string;
  /** They name a part of it: 'notary' of "Printing & Shipping". */
  is_narrower?: true;
  /** Slug of the category that is searched where nothing near has the words: 'braces' are a dentist's. */
  topic?: string;
  /** The searched words that ask for something or name a category; without them only a listing of the topic will do. */
  topic_words?: string[];
  /** The words say nothing else. */
  is_whole_topic?: true;
  /** The rest is a website's host. */
  host?: string;
  /** Phrases that no result may have, if a place stood among them. */
  excluded?: string[];
  /** Holds only where a listing has all words of the rest in its name, or is called just so. */
  if_name?: 'words' | 'exact';
  /** Holds only where no listing has all words of the text in its name. */
  unless_name?: true;
};

/** How a text may be read, the likeliest first: the first reading that holds is searched. */
export type Readings = {
  /** The words and symbols of the text as typed. */
  tokens: string[];
  /** What words may also be called: 'bofa' is also 'bank of america'. */
  alternatives: Record<string, string[]>;
  readings: Reading[];
};

type ListReadings = {
  /** Phrases that no result may have. */
  excluded: readonly string[];
  /** Nothing is read in the words. */
  isExact?: boolean;
  /** False where a category was chosen beside the text. */
  takesCategory: boolean;
  /** False where a place was chosen beside the text. */
  takesPlace: boolean;
};

/** Lists how a text may be read. Pure, and the same for every engine. */
export function listReadings(
  text: string,
  { excluded, isExact = false, takesCategory, takesPlace }: ListReadings,
): Readings {
  const own = tokenize(text);
  const isOnlySymbols = own.length === 0 && text !== ''; // '!!!'
  if (isExact || isOnlySymbols) {
    const typed = text.split(' ');
    return { tokens: typed, alternatives: {}, readings: [{ rest: [...typed.keys()] }] };
  }
  const last = tokenize(excluded.at(-1) ?? '');
  const tokens = [...own, ...last];
  const read = (positions: readonly number[]) => readRest({ tokens, positions, takesCategory });
  const all = [...own.keys()];
  const whole = read(all);
  const understood = whole.at(-1) ?? { rest: all };
  const isBrand = isBrandName(wordsOf(own)); // 'burlington coat factory'
  const places = takesPlace && !isBrand ? listPlaces(own) : [];
  const placed = places.flatMap(({ rest, isEnd, ...place }) => {
    const isNamed = isEnd && findNamedCategory(wordsAt(tokens, rest)) !== null; // 'brewery maine'
    const isSure = place.is_certain || rest.length === 0 || isNamed;
    return read(rest).map((reading): Reading => ({
      ...reading,
      ...place,
      ...(!isSure && { unless_name: true }),
    }));
  });
  const inRest = understood.rest.length < all.length && takesPlace; // 'brunch in austin for kids'
  const left = inRest ? understood.rest.flatMap((position) => own[position] ?? []) : [];
  const placedInRest = listPlaces(left)
    .filter(({ isEnd }) => isEnd)
    .map(({ rest, place, isEnd: _, ...facts }): Reading => {
      const own = rest.map((position) => understood.rest[position] ?? 0);
      return {
        ...understood,
        ...describe(tokens, own, understood.terms),
        place: place.map((position) => understood.rest[position] ?? 0),
        ...facts,
        ...(rest.length > 0 && { unless_name: true }),
      };
    });
  const placedInExcluded = (takesPlace ? listPlaces(last) : []) // 'coffee not starbucks seattle'
    .filter(({ rest }) => rest.length > 0)
    .map(({ rest, place, isEnd: _, ...facts }): Reading => ({
      ...understood,
      place: place.map((position) => own.length + position),
      ...facts,
      excluded: [...excluded.slice(0, -1), rest.map((at) => last[at]?.typed).join(' ')],
    }));
  const others = [...placed, ...placedInRest, ...placedInExcluded, ...whole];
  const plain = { ...describe(tokens, all), if_name: 'exact' as const };
  return {
    tokens: tokens.map(({ typed }) => typed),
    alternatives: findAlternatives(others.flatMap((reading) => wordsSearched(reading, tokens))),
    readings: others.length > 1 ? [plain, ...others] : others,
  };
}

type ReadRest = { tokens: readonly Token[]; positions: readonly number[]; takesCategory: boolean };

/**
 * Returns the words as they are, if they mean something else or say little, and as understood: of
 * praise alone ('cheap') nothing is left, so that everything near is listed.
 */
function readRest(read: ReadRest): Reading[] {
  const { tokens, positions, takesCategory } = read;
  const topic = takesCategory
    ? findTopic(positions.flatMap((position) => tokens[position] ?? []))
    : null;
  return readWords(read).map((reading) => {
    if (topic === null || reading.category !== undefined || reading.named !== undefined)
      return reading;
    const searched = wordsSearched(reading, tokens);
    const words = new Set([...topic.words, ...spellWords(topic.words), ...(reading.terms ?? [])]);
    const asks = (word: string) => words.has(word) || findNamedCategory([word]) !== null;
    const topicWords = searched.filter(asks);
    return {
      ...reading,
      topic: topic.category,
      ...(topicWords.length > 0 && { topic_words: topicWords }),
      ...(topic.isWhole && { is_whole_topic: true }),
    };
  });
}

function wordsSearched({ words, terms = [], rest }: Reading, tokens: readonly Token[]): string[] {
  return words ?? [...terms, ...wordsAt(tokens, rest)];
}

function readWords({ tokens, positions, takesCategory }: ReadRest): Reading[] {
  const own = positions.flatMap((position) => tokens[position] ?? []);
  const meaning = readMeanings(own, takesCategory);
  const plain = describe(tokens, positions);
  const words = plain.words ?? wordsAt(tokens, positions);
  if (isOnlyPraise(words)) {
    return [
      { ...plain, if_name: 'exact' },
      { rest: [], words: [] },
    ];
  }
  if (meaning === null) {
    const searched = leaveIdleWords(words);
    if (searched.length === words.length) return [plain];
    return [
      { ...plain, if_name: 'words' },
      { ...plain, ...searchFor(searched) },
    ];
  }
  const telling = meaning.rest.filter((position) => !isPraise(own[position]?.normal ?? ''));
  const rest = telling.map((position) => positions[position] ?? 0);
  const { named, is_narrower, ...described } = describe(tokens, rest, meaning.terms, true);
  const isNamed = named !== undefined && meaning.category === null; // 'flat bike tire' is of bikes
  const understood = {
    ...described,
    ...(isNamed && { named, ...(is_narrower && { is_narrower }) }),
    ...toFields(meaning),
  };
  if (hasSymbol(own)) return [understood];
  // 'panaderia' means all bakeries, though some have it in their names.
  const isWhole = meaning.category !== null && rest.length === 0;
  return [{ ...plain, if_name: isWhole ? 'exact' : 'words' }, understood];
}

function toFields({ category, features }: Meaning): Pick<Reading, 'category' | 'features'> {
  return { ...(category !== null && { category }), ...(features.length > 0 && { features }) };
}

function describe(
  tokens: readonly Token[],
  rest: readonly number[],
  terms: readonly string[] = [],
  leavesIdle = false,
): Reading {
  const typed = [...terms, ...wordsAt(tokens, rest)];
  const spelled = spellWords(typed);
  const words = leavesIdle ? leaveIdleWords(spelled) : spelled;
  const isHost = rest.length === 1 && terms.length === 0;
  const host = isHost ? readHost(tokens[rest[0] ?? 0]?.typed ?? '') : null;
  return {
    rest: [...rest],
    ...(terms.length > 0 && { terms: [...terms] }),
    ...(words.join() !== typed.join() && { words }),
    ...(host !== null && { host }),
    ...nameCategory(words),
  };
}

function searchFor(words: string[]): Pick<Reading, 'words' | 'named' | 'is_narrower'> {
  return { words, ...nameCategory(words) };
}

function nameCategory(words: readonly string[]): Pick<Reading, 'named' | 'is_narrower'> {
  const named = findNamedCategory(words);
  if (named === null) return {};
  return { named: named.slug, ...(named.isNarrower && { is_narrower: true }) };
}

function wordsAt(tokens: readonly Token[], positions: readonly number[]): string[] {
  return wordsOf(positions.flatMap((position) => tokens[position] ?? []));
}

type PlaceSpan = { place: number[]; rest: number[]; is_certain?: true; isEnd: boolean };

/** 'salt lake city utah' */
const maxPlaceTokens = 4;
/** In longer texts places are read at the end alone. */
const maxTokens = 12;
const placePrepositions = new Set(['in', 'near', 'around', 'at', 'by', 'en', 'de']);
const innerPrepositions = new Set(['in', 'near', 'around', 'en']);

/** Lists the spans of a text that may be a place, the likeliest first. */
function listPlaces(tokens: readonly Token[]): PlaceSpan[] {
  const count = tokens.length;
  const spans: PlaceSpan[] = [];
  const add = (start: number, end: number, facts: Partial<PlaceSpan> = {}) => {
    const ends = [tokens[start], tokens[end - 1]].map((token) => token?.normal ?? '');
    if (ends.some((normal) => placePrepositions.has(normal) || !/[\p{L}\p{N}]/u.test(normal)))
      return;
    const all = [...tokens.keys()];
    spans.push({
      place: all.slice(start, end),
      rest: [...all.slice(0, start), ...all.slice(end)],
      isEnd: end === count,
      ...facts,
    });
  };
  const preposition = tokens.findLastIndex(
    ({ normal }, at) =>
      at < count - 1 &&
      (at > 0 ? placePrepositions : innerPrepositions).has(normal) &&
      (normal !== 'de' || (at > 1 && tokens[at - 1]?.normal === 'cerca')), // 'cerca de'
  );
  if (preposition >= 0) {
    const before = preposition - (tokens[preposition]?.normal === 'de' ? 1 : 0);
    add(preposition + 1, count, { is_certain: true, rest: [...tokens.keys()].slice(0, before) });
  }
  // 'hair salon brooklyn' before 'brooklyn hair salon': in 'woodland park avenue seattle' the end
  // is the place.
  const isLong = count > maxTokens;
  for (let length = Math.min(isLong ? 2 : maxPlaceTokens, count); length > 0; length -= 1) {
    add(count - length, count);
  }
  if (isLong) return spans;
  for (let length = Math.min(maxPlaceTokens, count - 1); length > 0; length -= 1) {
    const isNumber = length === 1 && /^\d+$/.test(tokens[0]?.normal ?? ''); // of a house
    if (!isNumber) add(0, length);
  }
  // 'somewhere in little rock for beer'
  for (const [at, { normal }] of tokens.entries()) {
    if (!innerPrepositions.has(normal)) continue;
    for (let length = Math.min(maxPlaceTokens, count - at - 2); length > 0; length -= 1) {
      const rest = [...tokens.keys()].filter((other) => other < at || other > at + length);
      add(at + 1, at + 1 + length, { rest });
    }
  }
  return spans;
}
