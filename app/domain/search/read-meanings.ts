import { findNamedCategory } from './named-category.ts';
import { type Token, hasSymbol, tokenize, wordsOf } from './tokenize.ts';
import { phraseKeys } from './vocabulary.ts';

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

type Kind = 'category' | 'feature' | 'term';
type Phrase = { kind: Kind; meaning: string };
type Phrases = {
  /** By their stems in any order, each once: 'my sink is leaking' and 'leaky sinks' are 'leak sink'. */
  byKey: Map<string, Phrase[]>;
  stems: Set<string>;
  fillers: Set<string>;
  /** The features that have a name of one word, by it. */
  words: Map<string, string[]>;
};

let known: Phrases | undefined;

/** Longer texts are no phrases. */
const maxTokens = 20;
/** A phrase has this many tokens at most, close together. */
const maxPhrase = 4;
/** These stay before a place. */
const prepositions = new Set(['in', 'at', 'by', 'around', 'near']);

/**
 * Finds phrases with another meaning, the longest first, and at most one category; null when there
 * are none or the whole text names a category.
 */
export function readMeanings(tokens: readonly Token[], takesCategory: boolean): Meaning | null {
  known ??= readPhrases();
  const isCategory = findNamedCategory(wordsOf(tokens)) !== null && !hasSymbol(tokens);
  if (tokens.length > maxTokens || isCategory) return null;
  const meaning: Meaning = { category: null, features: [], terms: [], rest: [] };
  const taken = new Set<number>();
  for (const { positions, kind, meaning: meant } of findPhrases(known, tokens)) {
    if (positions.some((position) => taken.has(position))) continue;
    const own = positions.flatMap((position) => tokens[position] ?? []);
    if (kind === 'category') {
      // 'furniture store' is not storing furniture.
      const isName = own.length > 1 && findNamedCategory(wordsOf(own)) !== null;
      if (!takesCategory || meaning.category !== null || isName) continue;
      meaning.category = meant;
    } else if (kind === 'feature') {
      if (own.length === 1 && !isFeatureWord(known, meant, own[0]?.normal ?? '')) continue;
      meaning.features.push(meant);
    } else {
      meaning.terms.push(...meant.split(' '));
    }
    for (const position of positions) taken.add(position);
  }
  if (taken.size === 0) return null;
  takeFillers(known, tokens, taken);
  meaning.rest = [...tokens.keys()].filter((position) => !taken.has(position));
  const rest = meaning.rest.flatMap((position) => tokens[position] ?? []);
  const isRepeated =
    meaning.category !== null && findNamedCategory(wordsOf(rest))?.slug === meaning.category;
  return isRepeated ? { ...meaning, rest: [] } : meaning; // 'toothache dentist'
}

/** Shorter beginnings mean too much. */
const minBeginning = 4;

/**
 * Returns slugs of the categories that a partly typed text means: 'peluq' hair salons, '🍕' pizza.
 */
export function findBegunCategories(typed: string): string[] {
  known ??= readPhrases();
  const tokens = tokenize(typed);
  const meant = readMeanings(tokens, true)?.category ?? null;
  const beginning = tokens.length === 1 ? (tokens[0]?.normal ?? '') : '';
  const begun = [...known.byKey]
    .filter(([key]) => beginning.length >= minBeginning && key.startsWith(beginning))
    .flatMap(([key, phrases]) => (key.includes(' ') ? [] : phrases))
    .filter(({ kind }) => kind === 'category')
    .map(({ meaning }) => meaning);
  return [...new Set([...(meant === null ? [] : [meant]), ...begun])];
}

type Found = Phrase & { positions: number[] };

function findPhrases({ byKey, stems }: Phrases, tokens: readonly Token[]): Found[] {
  const content = [...tokens.keys()].filter((position) => tokens[position]?.stem !== null);
  const isKnown = (position: number) => stems.has(tokens[position]?.stem?.split(' ')[0] ?? '');
  const found = new Map<string, Found>();
  for (const [start, first] of content.entries()) {
    if (!isKnown(first)) continue;
    const following = content.slice(start + 1, start + maxPhrase);
    for (let mask = 0; mask < 1 << following.length; mask += 1) {
      const positions = [first, ...following.filter((_, bit) => (mask >> bit) & 1)];
      if (!positions.every(isKnown)) continue;
      const key = toKey(positions.map((position) => tokens[position]?.stem ?? ''));
      for (const phrase of byKey.get(key) ?? []) {
        found.set([...positions, phrase.kind, phrase.meaning].join(), { ...phrase, positions });
      }
    }
  }
  const order = ['category', 'feature', 'term'];
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

/** Whether one word is a feature's name, and not merely of the same stem: 'park' is not 'parking'. */
function isFeatureWord({ words }: Phrases, feature: string, word: string): boolean {
  return (words.get(feature) ?? []).some((name) => Math.abs(name.length - word.length) <= 2);
}

/** Takes fillers before a phrase ('who speaks', 'i have a') or after it. */
function takeFillers({ fillers }: Phrases, tokens: readonly Token[], taken: Set<number>): void {
  const isFiller = ({ stem }: Token) => stem === null || fillers.has(stem);
  for (const [position, token] of [...tokens.entries()].toReversed()) {
    if (isFiller(token) && taken.has(position + 1)) taken.add(position);
  }
  for (const [position, token] of tokens.entries()) {
    const isAfter = isFiller(token) && taken.has(position - 1);
    if (isAfter && !prepositions.has(token.normal)) taken.add(position);
  }
}

function readPhrases(): Phrases {
  const result: Phrases = {
    byKey: new Map(),
    stems: new Set(),
    fillers: new Set(),
    words: new Map(),
  };
  for (const row of phraseKeys.trim().split('\n')) {
    const [kind = '', meaning = '', keys = '', words = ''] = row.split('|');
    if (kind === 'filler') {
      result.fillers = new Set(keys.split(';'));
      continue;
    }
    result.words.set(meaning, words.split(';'));
    for (const key of keys.split(';')) {
      addTo(result.byKey, key, { kind: kind as Kind, meaning });
      for (const stem of key.split(' ')) result.stems.add(stem);
    }
  }
  return result;
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/**
 * Returns the key of a phrase: its stems in any order, each once; null where a stop word is
 * missing: 'drive through' would be any drive.
 */
export function toPhraseKey(phrase: string): string | null {
  const tokens = tokenize(phrase);
  const stems = tokens.map(({ stem }) => stem).filter((stem) => stem !== null);
  const isPhrase = new Set(stems).size > 1 || (tokens.length === 1 && stems.length === 1);
  return isPhrase ? toKey(stems) : null;
}

function toKey(stems: readonly string[]): string {
  return [...new Set(stems)].toSorted().join(' ');
}
