import type { ReactNode } from 'react';

/** Formats a list of words, as Intl.ListFormat does: 'a, b, and c'; with 'or' 'a, b, or c'. */
export function formatList(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 3) return words.join(` ${last} `);
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`;
}

/** Wraps a part of a sentence, for example in a link. */
export type Wrap = (text: string) => ReactNode;
