import { stem } from 'porter2';

/** Letters that have no decomposition. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns a text as `private.normalize` stores names: lower case, no accents, apostrophes or
 * punctuation, abbreviations without periods; '' for symbols only.
 */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/(?<![\p{L}\p{N}_])(\p{L})\.(?=\p{L}s?(?![\p{L}\p{N}_]))/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Stems cost most of a reading. Of as many words as people type in an hour. */
const stems = new Map<string, string>();
const maxStems = 10_000;

/** Returns the stem of a normalized word, as PostgreSQL's English dictionary; null for a stop word. */
export function stemWord(word: string): string | null {
  if (isStopWord(word)) return null;
  const known = stems.get(word) ?? stem(word);
  if (stems.size >= maxStems) stems.clear();
  stems.set(word, known);
  return known;
}

/** Whether PostgreSQL's English dictionary skips a normalized word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const stopWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
  it its itself they them their theirs themselves what which who whom this that these those am is are was were be
  been being have has had having do does did doing a an the and but if or because as until while of at by for with
  about against between into through during before after above below to from up down in out on off over under again
  further then once here there when where why how all any both each few more most other some such no nor not only
  own same so than too very s t can will just don should now`.split(/\s+/),
);
