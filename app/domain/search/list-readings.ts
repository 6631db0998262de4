import { listPlaces } from './list-places.ts';
import { findNamedCategory } from './named-category.ts';
import { type Meaning, findTopic, readMeanings } from './read-meanings.ts';
import { sentenceLength, type TextReading } from './read-text.ts';
import {
  findAlternatives,
  isBrandName,
  isOnlyPraise,
  isPraise,
  leaveIdleWords,
  spellWords,
} from './read-words.ts';
import { hasSymbol, readHost, type Token, wordsOf } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

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
  /** The searched words that ask for it or name it; without them only a listing of the topic will do. */
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
  vocabulary: Vocabulary;
  /** False where a category was chosen beside the text. */
  takesCategory: boolean;
  /** False where a place was chosen beside the text. */
  takesPlace: boolean;
};

type Text = Pick<TextReading, 'q' | 'isExact' | 'excluded' | 'tokens' | 'words' | 'lastExcluded'>;

/** Lists how a text may be read. Pure, and the same for every engine. */
export function listReadings(
  text: Text,
  { vocabulary, takesCategory, takesPlace }: ListReadings,
): Readings {
  const { q, tokens, words, lastExcluded } = text;
  const isOnlySymbols = tokens.length === 0 && q !== ''; // '!!!'
  if (text.isExact || isOnlySymbols) {
    const typed = q.split(' ');
    return { tokens: typed, alternatives: {}, readings: [{ rest: [...typed.keys()] }] };
  }
  const read = (positions: readonly number[]) =>
    readRest({ vocabulary, tokens, positions, takesCategory });
  const whole = read(words);
  const understood = whole.at(-1) ?? { rest: words };
  const isBrand = isBrandName(vocabulary, wordsAt(tokens, words)); // 'burlington coat factory'
  const list = (positions: readonly number[]) => (takesPlace ? listPlaces(tokens, positions) : []);
  const placed = (isBrand ? [] : list(words)).flatMap(({ rest, isEnd, ...place }) => {
    const isNamed = isEnd && findNamedCategory(vocabulary, wordsAt(tokens, rest)) !== null; // 'brewery maine'
    const isSure = place.is_certain || rest.length === 0 || isNamed;
    return read(rest).map((reading): Reading => ({
      ...reading,
      ...place,
      ...(!isSure && { unless_name: true }),
    }));
  });
  const isUnderstood = understood.rest.length < words.length; // 'brunch in austin for kids'
  const placedInRest = (isUnderstood ? list(understood.rest) : [])
    .filter(({ isEnd }) => isEnd)
    .map(({ rest, isEnd: _, ...place }): Reading => ({
      ...understood,
      ...describe({ vocabulary, tokens, rest, terms: understood.terms }),
      ...place,
      ...(rest.length > 0 && { unless_name: true }),
    }));
  const placedInExcluded = list(lastExcluded) // 'coffee not blue owl seattle'
    .filter(({ rest }) => rest.length > 0)
    .map(({ rest, isEnd: _, ...place }): Reading => ({
      ...understood,
      ...place,
      excluded: [...text.excluded.slice(0, -1), rest.map((at) => tokens[at]?.typed).join(' ')],
    }));
  const others = [...placed, ...placedInRest, ...placedInExcluded, ...whole];
  const plain = { ...describe({ vocabulary, tokens, rest: words }), if_name: 'exact' as const };
  return {
    tokens: tokens.map(({ typed }) => typed),
    alternatives: findAlternatives(
      vocabulary,
      others.flatMap((reading) => wordsSearched(reading, tokens)),
    ),
    readings: others.length > 1 ? [plain, ...others] : others,
  };
}

type ReadRest = {
  vocabulary: Vocabulary;
  tokens: readonly Token[];
  positions: readonly number[];
  takesCategory: boolean;
};

/**
 * Returns the words as they are, if they mean something else or say little, and as understood: of
 * praise alone ('cheap') nothing is left, so that everything near is listed.
 */
function readRest(read: ReadRest): Reading[] {
  const { vocabulary, tokens, positions, takesCategory } = read;
  const own = tokensAt(tokens, positions);
  const isSentence = positions.length > sentenceLength;
  return readWords(own, read).map((reading) => {
    // 'watch the game' is a feature, and no game.
    const left = reading.features && !reading.terms ? tokensAt(tokens, reading.rest) : own;
    const topic = takesCategory ? findTopic(vocabulary, left) : null;
    if (reading.category !== undefined && isSentence && reading.if_name === undefined) {
      return {
        category: reading.category,
        rest: [],
        ...(reading.features && { features: reading.features }),
      };
    }
    if (topic === null && isSentence && reading.if_name === undefined) {
      const last = findLastNamed(vocabulary, wordsSearched(reading, tokens));
      if (last.length > 0) return { ...reading, ...searchFor(vocabulary, last) };
    }
    if (topic === null || reading.category !== undefined || reading.named !== undefined)
      return reading;
    const searched = wordsSearched(reading, tokens);
    const words = new Set([
      ...topic.words,
      ...spellWords(vocabulary, topic.words),
      ...(reading.terms ?? []),
    ]);
    const asks = (word: string) =>
      words.has(word) || findNamedCategory(vocabulary, [word])?.slug === topic.category;
    const topicWords = [...new Set(searched.filter(asks))];
    return {
      ...reading,
      topic: topic.category,
      ...(topicWords.length > 0 && { topic_words: topicWords }),
      ...(isSentence &&
        topicWords.length > 0 &&
        reading.if_name === undefined && { words: topicWords }),
      ...((topic.isWhole || isSentence) && { is_whole_topic: true as const }),
    };
  });
}

/** Returns the last words of a sentence that name a category: 'my cat sneezes and I need a vet'. */
function findLastNamed(vocabulary: Vocabulary, words: readonly string[]): string[] {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(3, end); length > 0; length -= 1) {
      const named = words.slice(end - length, end);
      if (findNamedCategory(vocabulary, named) !== null) return named;
    }
  }
  return [];
}

function wordsSearched({ words, terms = [], rest }: Reading, tokens: readonly Token[]): string[] {
  return words ?? [...terms, ...wordsAt(tokens, rest)];
}

function readWords(
  own: readonly Token[],
  { vocabulary, tokens, positions, takesCategory }: ReadRest,
): Reading[] {
  const meaning = readMeanings(vocabulary, own, takesCategory);
  const plain = describe({ vocabulary, tokens, rest: positions });
  const words = plain.words ?? wordsAt(tokens, positions);
  if (isOnlyPraise(words)) {
    return [
      { ...plain, if_name: 'exact' },
      { rest: [], words: [] },
    ];
  }
  if (meaning === null) {
    const searched = leaveIdleWords(vocabulary, words);
    if (searched.length === words.length) return [plain];
    return [
      { ...plain, if_name: 'words' },
      { ...plain, ...searchFor(vocabulary, searched) },
    ];
  }
  const telling = meaning.rest.filter((position) => !isPraise(own[position]?.normal ?? ''));
  const rest = telling.map((position) => positions[position] ?? 0);
  const { named, is_narrower, ...described } = describe({
    vocabulary,
    tokens,
    rest,
    terms: meaning.terms,
    leavesIdle: true,
  });
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

type Describe = {
  vocabulary: Vocabulary;
  tokens: readonly Token[];
  rest: readonly number[];
  terms?: readonly string[] | undefined;
  leavesIdle?: boolean;
};

function describe({ vocabulary, tokens, rest, terms = [], leavesIdle = false }: Describe): Reading {
  const typed = [...terms, ...wordsAt(tokens, rest)];
  const spelled = spellWords(vocabulary, typed);
  const words = leavesIdle ? leaveIdleWords(vocabulary, spelled) : spelled;
  const isHost = rest.length === 1 && terms.length === 0;
  const host = isHost ? readHost(tokens[rest[0] ?? 0]?.typed ?? '') : null;
  return {
    rest: [...rest],
    ...(terms.length > 0 && { terms: [...terms] }),
    ...(words.join() !== typed.join() && { words }),
    ...(host !== null && { host }),
    ...nameCategory(vocabulary, words),
  };
}

function searchFor(
  vocabulary: Vocabulary,
  words: string[],
): Pick<Reading, 'words' | 'named' | 'is_narrower'> {
  return { words, ...nameCategory(vocabulary, words) };
}

function nameCategory(
  vocabulary: Vocabulary,
  words: readonly string[],
): Pick<Reading, 'named' | 'is_narrower'> {
  const named = findNamedCategory(vocabulary, words);
  if (named === null) return {};
  return { named: named.slug, ...(named.isNarrower && { is_narrower: true }) };
}

function wordsAt(tokens: readonly Token[], positions: readonly number[]): string[] {
  return wordsOf(tokensAt(tokens, positions));
}

function tokensAt(tokens: readonly Token[], positions: readonly number[]): Token[] {
  return positions.flatMap((position) => tokens[position] ?? []);
}
