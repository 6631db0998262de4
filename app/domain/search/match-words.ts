import type { SearchAnswer, SearchQuery } from './search.ts';

type Search = { query: SearchQuery; answer: Pick<SearchAnswer, 'corrected_query' | 'recognized'> };

/** Shorter words match by chance. */
const minLetters = 3;

/** Returns a pattern for the words that were searched, each also as a plural; null without any. */
export function findSearchedWords({ query, answer }: Search): RegExp | null {
  const words = (answer.corrected_query ?? answer.recognized?.q ?? query.q ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length >= minLetters);
  if (words.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`, 'giu');
}

/** Splits a text into parts that match the searched words and parts that do not. */
export function splitAtWords(text: string, words: RegExp | null) {
  if (words === null) return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(words)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    parts.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
