import { type Token, tokenize } from './tokenize.ts';

/**
 * Returns the key of a phrase: its stems in any order, each once. Of fewer than two stems its words in their
 * order, since 'no heat' and 'drive through' are not just any heat or drive.
 */
export function toPhraseKey(phrase: string): string {
  const tokens = tokenize(phrase);
  const stems = tokens.map(({ stem }) => stem).filter((stem) => stem !== null);
  const isOfStems = new Set(stems).size > 1 || tokens.length === 1;
  return isOfStems ? toKey(stems) : toExactKey(tokens);
}

/** The words in their order. */
export function toExactKey(tokens: readonly Token[]): string {
  return `"${tokens.map(({ normal }) => normal).join(' ')}"`;
}

/** The stems in any order, each once. */
export function toKey(stems: readonly string[]): string {
  return [...new Set(stems)].toSorted().join(' ');
}
