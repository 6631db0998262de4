import { findNamedCategory } from './named-category.ts';
import { toExactKey, toKey } from './phrase-key.ts';
import { isPraise } from './read-words.ts';
import { hasSymbol, type Token, tokenize, wordsOf } from './tokenize.ts';
import { perVocabulary, type Vocabulary } from './vocabulary.ts';

/** What the phrases of a text mean: 'my sink leaks' a category, 'kid friendly' a feature. */
export type Meaning = {
  /** A slug. */
  category: string | null;
  features: string[];
  /** Words that replace a symbol or other words. */
  terms: string[];
  /** The positions of the other tokens. */
  rest: number[];
};

/** A topic is what a category's customers ask for, in words that its listings may have. */
type Kind = 'category' | 'feature' | 'term' | 'topic';
type Phrase = {
  kind: Kind;
  meaning: string;
  /** Its names of one word. */
  words: readonly string[];
};
type Phrases = {
  /** By their stems in any order, each once: 'my sink is leaking' and 'leaky sinks' are 'leak sink'. */
  byKey: Map<string, Phrase[]>;
  fillers: Set<string>;
};

/** A phrase has this many tokens at most, close together. */
const maxPhrase = 4;
/** These stay before a place. */
const prepositions = new Set(['in', 'at', 'by', 'around', 'near']);

/**
 * Finds phrases with another meaning, the longest first, and at most one category; null when there
 * are none or the whole text names a category.
 */
export function readMeanings(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  takesCategory: boolean,
): Meaning | null {
  const known = phrasesOf(vocabulary);
  const findNamed = (named: readonly Token[]) => findNamedCategory(vocabulary, wordsOf(named));
  const isCategory = findNamed(tokens) !== null && !hasSymbol(tokens);
  if (isCategory) return null;
  const meaning: Meaning = { category: null, features: [], terms: [], rest: [] };
  const taken = new Set<number>();
  /** By position the tokens of its longest topic. */
  const topics = new Map<number, number>();
  for (const { positions, kind, meaning: meant } of findPhrases(known, tokens)) {
    if (positions.some((position) => taken.has(position))) continue;
    const own = positions.flatMap((position) => tokens[position] ?? []);
    if (kind === 'topic') {
      for (const position of positions) {
        topics.set(position, Math.max(positions.length, topics.get(position) ?? 0));
      }
    } else if (kind === 'category') {
      // 'furniture store' is not storing furniture.
      const isName = own.length > 1 && findNamed(own) !== null;
      // 'unas' are nails and, beside other words, an article.
      const isArticle = own.length === 1 && tokens.length > 1 && isFiller(known, own[0]);
      // 'mercado de pulgas' is no grocery.
      const isOfTopic = positions.some(
        (position) => (topics.get(position) ?? 0) > positions.length,
      );
      if (!takesCategory || meaning.category !== null || isName || isArticle || isOfTopic) continue;
      meaning.category = meant;
    } else if (kind === 'feature') {
      if (!meaning.features.includes(meant)) meaning.features.push(meant);
    } else {
      meaning.terms.push(...meant.split(' '));
    }
    if (kind !== 'topic') for (const position of positions) taken.add(position);
  }
  if (taken.size === 0) return null;
  takeFillers(known, tokens, taken);
  meaning.rest = [...tokens.keys()].filter((position) => !taken.has(position));
  const rest = meaning.rest.flatMap((position) => tokens[position] ?? []);
  const isRepeated = meaning.category !== null && findNamed(rest)?.slug === meaning.category;
  return isRepeated ? { ...meaning, rest: [] } : meaning; // 'toothache dentist'
}

/** A category whose customers ask for something. */
export type Topic = {
  /** A slug. */
  category: string;
  /** The words that ask for it. */
  words: string[];
  /** They ask for nothing else. */
  isWhole: boolean;
};

/**
 * Finds the category whose customers ask for this, by the longest phrase: 'braces' are a dentist's. Of
 * several as long the last one side by side says what it is: a 'club sandwich' is a sandwich, and
 * 'tires for a truck' are tires.
 */
export function findTopic(vocabulary: Vocabulary, tokens: readonly Token[]): Topic | null {
  const phrases = phrasesOf(vocabulary);
  const topics = findPhrases(phrases, tokens).filter(({ kind }) => kind === 'topic');
  const first = topics[0]?.positions ?? [];
  const next = tokens.findIndex(
    (token, position) => position > (first.at(-1) ?? 0) && isFiller(phrases, token),
  );
  const kind = findKindBefore(vocabulary, tokens, first[0] ?? tokens.length);
  if (kind !== null) return kind;
  const phrase = topics.findLast(
    ({ positions }) =>
      positions.length === first.length && (next < 0 || (positions.at(-1) ?? 0) < next),
  );
  if (phrase === undefined) return null;
  const own = topics.filter(({ meaning }) => meaning === phrase.meaning);
  const isWhole = tokens.every(
    (token, position) =>
      own.some(({ positions }) => positions.includes(position)) ||
      isFiller(phrases, token) ||
      isPraise(token.normal),
  );
  const said = new Set(own.flatMap(({ positions }) => positions));
  const words = wordsOf([...said].flatMap((position) => tokens[position] ?? []));
  return { category: phrase.meaning, words, isWhole };
}

const purposes = new Set('for with to that who which where para con que'.split(' '));

/** Finds the category that is named before what says for what, and before a position: 'a cafe for a first date'. */
function findKindBefore(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  position: number,
): Topic | null {
  for (const [end, { normal }] of tokens.slice(0, position).entries()) {
    for (let start = purposes.has(normal) ? Math.max(0, end - 3) : end; start < end; start += 1) {
      const words = wordsOf(tokens.slice(start, end));
      const named = findNamedCategory(vocabulary, words);
      if (named !== null) return { category: named.slug, words, isWhole: false };
    }
  }
  return null;
}

/** Shorter beginnings mean too much. */
const minBeginning = 4;

/**
 * Returns slugs of the categories that a partly typed text means: 'peluq' hair salons, '🍕' pizza.
 */
export function findBegunCategories(vocabulary: Vocabulary, typed: string): string[] {
  const tokens = tokenize(typed);
  const meant =
    readMeanings(vocabulary, tokens, true)?.category ??
    findTopic(vocabulary, tokens)?.category ??
    null;
  const beginning = tokens.length === 1 ? (tokens[0]?.normal ?? '') : '';
  const begun = [...phrasesOf(vocabulary).byKey]
    .filter(([key]) => beginning.length >= minBeginning && key.startsWith(beginning))
    .flatMap(([key, phrases]) => (key.includes(' ') ? [] : phrases))
    .filter(({ kind }) => kind === 'category' || kind === 'topic')
    .map(({ meaning }) => meaning);
  return [...new Set([...(meant === null ? [] : [meant]), ...begun])];
}

type Found = Phrase & { positions: number[] };

/** Categories and topics are read in the same tokens. */
const lastFound = new WeakMap<readonly Token[], Found[]>();

function findPhrases(known: Phrases, tokens: readonly Token[]): Found[] {
  const found = lastFound.get(tokens) ?? searchPhrases(known, tokens);
  lastFound.set(tokens, found);
  return found;
}

function searchPhrases({ byKey }: Phrases, tokens: readonly Token[]): Found[] {
  const content = [...tokens.keys()].filter((position) => tokens[position]?.stem !== null);
  const found = new Map<string, Found>();
  const add = (phrase: Phrase, positions: number[]) =>
    found.set([...positions, phrase.kind, phrase.meaning].join(), { ...phrase, positions });
  for (const [start] of tokens.entries()) {
    for (let end = start + 2; end <= Math.min(start + maxPhrase, tokens.length); end += 1) {
      const positions = [...tokens.keys()].slice(start, end);
      for (const phrase of byKey.get(toExactKey(tokens.slice(start, end))) ?? []) {
        add(phrase, positions);
      }
    }
  }
  for (const [start, first] of content.entries()) {
    const following = content.slice(start + 1, start + maxPhrase);
    for (let mask = 0; mask < 1 << following.length; mask += 1) {
      const positions = [first, ...following.filter((_, bit) => (mask >> bit) & 1)];
      const key = toKey(positions.map((position) => tokens[position]?.stem ?? ''));
      for (const phrase of byKey.get(key) ?? []) {
        const isWord = !key.includes(' '); // '24/7' is a token of two
        const word = tokens[first]?.normal ?? '';
        if (!isWord || isOneOf(word, phrase.words)) add(phrase, positions);
      }
    }
  }
  const order = ['category', 'feature', 'term', 'topic'];
  return [...found.values()].toSorted(
    (a, b) =>
      b.positions.length - a.positions.length ||
      comparePositions(a.positions, b.positions) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      (a.meaning < b.meaning ? -1 : 1),
  );
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((position, index) => position !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Whether it is one of these words, or differs by the plural: words of one stem may differ, as 'parking' and 'park' do. */
function isOneOf(word: string, words: readonly string[]): boolean {
  const toSingular = (one: string) =>
    one.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x|z)es$|(?<!s)s$/, '');
  return words.includes(word) || words.some((one) => toSingular(one) === toSingular(word));
}

/** Takes fillers before a phrase ('who speaks', 'i have a') or after it. */
function takeFillers(known: Phrases, tokens: readonly Token[], taken: Set<number>): void {
  for (const [position, token] of [...tokens.entries()].toReversed()) {
    if (isFiller(known, token) && taken.has(position + 1)) taken.add(position);
  }
  for (const [position, token] of tokens.entries()) {
    const isAfter = isFiller(known, token) && taken.has(position - 1);
    if (isAfter && !prepositions.has(token.normal)) taken.add(position);
  }
}

function isFiller({ fillers }: Phrases, token?: Token): boolean {
  return token !== undefined && (token.stem === null || fillers.has(token.stem));
}

const phrasesOf = perVocabulary(({ phrases }): Phrases => {
  const result: Phrases = { byKey: new Map(), fillers: new Set() };
  for (const [kind, meaning, keys, words] of phrases) {
    if (kind === 'filler') {
      result.fillers = new Set(keys);
      continue;
    }
    const phrase = { kind: kind as Kind, meaning, words };
    for (const key of keys) addTo(result.byKey, key, phrase);
  }
  return result;
});

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
