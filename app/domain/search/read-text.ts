import { limits } from '#app/config/limits.ts';
import { composeTime, isOfTime, type TimeInText } from './read-time.ts';
import { findBrand, readUnfinished } from './read-words.ts';
import { chooseLongest, findPhrases, listPatterns, type Phrase } from './token-patterns.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What a typed text asks for. It is the same for every engine: the database, and the cities kept at
 * the edge and on devices. What needs data is left in `q`: names, places, spellings.
 */
export type TextReading = {
  /** The remaining words as typed; the whole text if nothing else would remain. */
  q: string;
  /** '"golden cafe"': nothing else is read in the words, and each must match. `q` has the quotes, too. */
  isExact: boolean;
  /** Words that no result may have: 'coffee not starbucks'. */
  excluded: string[];
  /** 'near me', 'nearest': the closest first. */
  isNearest: boolean;
  /** 'within 5 miles' */
  radiusMiles: number | null;
  time: TimeInText | null;
  /** All of the text. */
  tokens: Token[];
  /** The positions of the tokens of `q`. */
  words: number[];
  /** Those of the last phrase to exclude, if more than its first word may be a place: 'coffee not blue owl seattle'. */
  lastExcluded: number[];
};

type ReadText = {
  vocabulary: Vocabulary;
  now: Date;
  /** Where the search looks, so that "tomorrow" is the day there; by default Central Time. */
  timeZone?: string | undefined;
  /** False where a time was chosen beside the text. */
  readsTime?: boolean;
};

/**
 * Reads a typed text: each of its tokens has one role at most, and those without one are the words. Pure: the same
 * text at the same time and place has one reading.
 */
export function readText(
  text: string,
  { vocabulary, now, timeZone, readsTime = true }: ReadText,
): TextReading {
  const quoted = readQuoted(vocabulary, text);
  if (quoted) return quoted;
  const tokens = tokenize(text);
  const found = findRoles(tokens, readsTime);
  const times = found.filter(isOfTime);
  const time = composeTime({ tokens, phrases: times, now, timeZone });
  const isTimed = time !== null || times.some(({ role }) => role === 'closed');
  const phrases = isTimed ? found : found.filter((phrase) => !isOfTime(phrase));
  const taken = new Set(
    phrases.flatMap((phrase) => (isApart(phrase) ? listPositions(phrase) : [])),
  );
  if (isTimed) takeBesideTimes(tokens, times, taken);
  const exclusions = readExclusions({ vocabulary, tokens, phrases, taken });
  const within = phrases.find(({ role }) => role === 'within');
  const isAroundPlace = within !== undefined && isOneOf(tokens[within.end], 'of', 'from');
  const isNearest =
    phrases.some(({ role }) => role === 'near') || (within !== undefined && !isAroundPlace);
  const saysMore = time !== null || isNearest;
  takeOpeners(tokens, taken, saysMore);
  const free = [...tokens.keys()].filter((position) => !taken.has(position));
  const isAll = free.length === tokens.length || (free.length === 0 && !saysMore);
  return {
    q: isAll ? tidy(text) : join(tokens, free),
    isExact: false,
    excluded: exclusions.map((positions) => join(tokens, positions)),
    isNearest,
    radiusMiles: within ? Number(within.groups.miles) || 1 : null,
    time,
    tokens,
    words: isAll ? [...tokens.keys()] : free,
    lastExcluded: exclusions.at(-1) ?? [],
  };
}

/** Chooses among all phrases of times, distances, exclusions and fillers, which are found in the same tokens. */
function findRoles(tokens: readonly Token[], readsTime: boolean): Phrase[] {
  const found = findPhrases(listPatterns(), tokens);
  return chooseLongest(
    found.filter((phrase) => phrase.role !== 'opener' && (readsTime || !isOfTime(phrase))),
  );
}

/** Whether its tokens are no words. */
function isApart({ role }: Phrase): boolean {
  return role !== 'name' && role !== 'not';
}

function listPositions({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function isOneOf(token: Token | undefined, ...words: string[]): boolean {
  return token !== undefined && words.includes(token.plain);
}

const opens = ['open', 'opens', 'opening', 'abierto', 'abierta', 'abiertos', 'abiertas'];

/** Takes 'open on', 'hours' and what joins two times. */
function takeBesideTimes(tokens: Token[], times: Phrase[], taken: Set<number>): void {
  for (const [index, { start, end }] of times.entries()) {
    const before = isOneOf(tokens[start - 1], 'on', 'at') ? start - 2 : start - 1;
    if (isOneOf(tokens[before], ...opens)) {
      const first = isOneOf(tokens[before - 1], 'still') ? before - 1 : before;
      for (const position of listPositions({ start: first, end: start })) taken.add(position);
    }
    if (isOneOf(tokens[end], 'hours')) taken.add(end);
    const joins = isOneOf(tokens[end], 'and', 'or', 'to', 'y', 'on', 'at');
    if (joins && times[index + 1]?.start === end + 1) taken.add(end);
  }
}

const articles = ['a', 'an', 'the', 'any', 'from', 'at', 'in', 'el', 'la'];
const excludedEnds = 'in near around at with that for but and or open on close by please en'.split(
  ' ',
);

type ReadExclusions = {
  vocabulary: Vocabulary;
  tokens: Token[];
  phrases: Phrase[];
  taken: Set<number>;
};

/** Takes 'not starbucks', '-hut', 'besides kfc or popeyes'; returns the positions of each phrase. */
function readExclusions({ vocabulary, tokens, phrases, taken }: ReadExclusions): number[][] {
  const exclusions: number[][] = [];
  const negations = phrases.filter(({ role }) => role === 'not');
  const exclude = (start: number, end: number) => {
    const positions = listPositions({ start, end });
    for (const position of positions) taken.add(position);
    exclusions.push(positions);
  };
  for (const [start, { typed }] of tokens.entries()) {
    if (taken.has(start) || !/^-["“]?[\p{L}\p{N}]/u.test(typed)) continue;
    const last = tokens.findIndex((token, at) => at >= start && /["”]$/.test(token.typed));
    exclude(start, (/^-["“]/.test(typed) ? Math.max(last, start) : start) + 1);
  }
  const leading = isOneOf(tokens[0], 'no', 'not', 'sin', 'without')
    ? Number(isOneOf(tokens[1], 'chains')) || findBrand(vocabulary, tokens.slice(1))
    : 0;
  if (leading > 0 && leading + 1 < tokens.length) {
    taken.add(0);
    exclude(1, leading + 1);
  }
  for (const negation of negations) {
    const isEnd = (at: number) =>
      tokens[at] === undefined ||
      taken.has(at) ||
      isOneOf(tokens[at], ...excludedEnds) ||
      negations.some(({ start }) => start === at);
    const findEnd = (start: number): number => {
      const brand = findBrand(vocabulary, tokens.slice(start));
      if (brand > 0) return start + brand;
      let end = start;
      while (!isEnd(end) && (end === start || !tokens[end - 1]?.endsClause)) end += 1;
      return end;
    };
    const start = negation.end + (isOneOf(tokens[negation.end], ...articles) ? 1 : 0);
    const end = findEnd(start);
    if (end === start) continue;
    for (const position of listPositions({ start: negation.start, end: start }))
      taken.add(position);
    exclude(start, end);
    const other = isOneOf(tokens[end], 'or', 'o', 'nor') ? findEnd(end + 1) : end;
    if (other <= end + 1) continue;
    taken.add(end);
    exclude(end + 1, other);
  }
  return exclusions;
}

/** What is left of "what's open on sunday" or 'who is open now'. */
const ofNoKind = /^(?:whos?|whats?|which|wheres?|any(?:thing|one|body|where)|somewhere|places?)$/;

/** A longer text says more than what it looks for. */
export const sentenceLength = 9;

/** Takes how a sentence begins, also in the midst of a long one ('and i need a'), which may be all of it where it says more. */
function takeOpeners(tokens: Token[], taken: Set<number>, saysMore: boolean): void {
  const patterns = listPatterns().filter(({ role }) => role === 'opener');
  const openers = findPhrases(patterns, tokens);
  const findFree = () => [...tokens.keys()].filter((position) => !taken.has(position));
  if (tokens.length > sentenceLength) {
    for (const opener of chooseLongest(openers).filter(({ start }) => start > 0)) {
      for (const position of listPositions(opener)) taken.add(position);
    }
  }
  for (let free = findFree(); free.length > 0; free = findFree()) {
    const [first = 0] = free;
    const [opener] = openers
      .filter(({ start, end }) => start === first && end <= first + free.length)
      .toSorted((a, b) => b.end - a.end);
    const positions = opener ? listPositions(opener) : [];
    const isFree = positions.length > 0 && positions.every((position) => !taken.has(position));
    if (!isFree || (positions.length >= free.length && !saysMore)) break;
    for (const position of positions) taken.add(position);
  }
  const [only, ...others] = findFree();
  if (
    saysMore &&
    only !== undefined &&
    others.length === 0 &&
    ofNoKind.test(tokens[only]?.plain ?? '')
  ) {
    taken.add(only);
  }
}

function join(tokens: readonly Token[], positions: readonly number[]): string {
  const typed = positions.map((position) => tokens[position]?.typed).join(' ');
  return typed.replaceAll(/^-|["“”]|[\s,;]+$/g, '');
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const quote = /["“”]/g;
/** Only phrases to exclude may follow: '"golden cafe" -hut'. */
const quotedText = /^\s*["“”][^"“”]*[\p{L}\p{N}][^"“”]*["“”](?=\s+-|\s*$)/u;

function readQuoted(vocabulary: Vocabulary, text: string): TextReading | null {
  const [quoted] = quotedText.exec(text) ?? [];
  if (quoted === undefined) return null;
  const { excluded } = splitExcluded(vocabulary, text.slice(quoted.length));
  const nothing = {
    isNearest: false,
    radiusMiles: null,
    time: null,
    tokens: [],
    words: [],
    lastExcluded: [],
  };
  return { q: quoteWords(quoted), isExact: true, excluded, ...nothing };
}

function splitExcluded(vocabulary: Vocabulary, text: string): { rest: string; excluded: string[] } {
  const tokens = tokenize(text);
  const taken = new Set<number>();
  const phrases = findRoles(tokens, false);
  const exclusions = readExclusions({ vocabulary, tokens, phrases, taken });
  const rest = tokens.flatMap(({ typed }, position) => (taken.has(position) ? [] : [typed]));
  return {
    rest: taken.size > 0 ? rest.join(' ') : text,
    excluded: exclusions.map((positions) => join(tokens, positions)),
  };
}

function quoteWords(text: string): string {
  return `"${tidy(text.replaceAll(quote, ' '))}"`;
}

/**
 * Writes a text so that its words are searched as typed: 'coffe -hut' is '"coffe" -hut'. Null for a text
 * without words, or that would be too long for a search.
 */
export function quoteText(vocabulary: Vocabulary, text: string): string | null {
  const { rest, excluded } = splitExcluded(vocabulary, text);
  const quoted = `${quoteWords(rest)}${writeExcluded(excluded)}`;
  return quotedText.test(quoted) && quoted.length <= limits.searchTextLength ? quoted : null;
}

/** Whether these words are all that a text without a time asks for: 'the pizza' of 'the best pizza in town -hut'. */
export function asksFor(vocabulary: Vocabulary, text: string, words: string): boolean {
  const read = { vocabulary, now: new Date(), timeZone: 'UTC', readsTime: false };
  return readUnfinished(vocabulary, readText(text, read).q) === words;
}

/** Says excluded words as a text again: ' -hut -"burger king"'. */
export function writeExcluded(excluded: readonly string[]): string {
  return excluded.map((words) => (words.includes(' ') ? ` -"${words}"` : ` -${words}`)).join('');
}
