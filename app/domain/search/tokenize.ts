import { normalizeWords, stemWord } from './normalize-words.ts';

/** A word or symbol of a text. */
export type Token = {
  typed: string;
  /** As `normalizeWords` writes it; a symbol that is no letter is itself: '🍕', '&'. */
  normal: string;
  /** Null for a stop word. */
  stem: string | null;
};

const symbol = String.raw`[\u2190-\u2BFF\u{1F000}-\u{1FAFF}]`;
const symbols = new RegExp(symbol, 'gu');
/** Variation selectors, joiners, skin tones and gender signs change the looks of a symbol only. */
const symbolVariants = /\u200D|\u2640|\u2642|\uFE0F|[\u{1F3FB}-\u{1F3FF}]/gu;

/** Returns the words and symbols of a text; words joined by a hyphen or slash are several. */
export function tokenize(text: string): Token[] {
  return text
    .replaceAll(symbolVariants, '')
    .replaceAll(symbols, ' $& ')
    .split(/\s+/)
    .flatMap((typed) =>
      readHost(typed) === null ? typed.split(/(?<=\p{L})[-/](?=\p{L})/u) : [typed],
    )
    .map((typed) => {
      const normal = normalizeWords(typed) || typed.replaceAll(/^[,.!?;:"()]+|[,.!?;:"()]+$/g, '');
      return { typed, normal, stem: /^[\p{L}\p{N}]+$/u.test(normal) ? stemWord(normal) : normal };
    })
    .filter(({ normal }) => normal !== '');
}

/** Returns the words of tokens in the form of `normalizeWords`, without symbols. */
export function wordsOf(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap(({ normal }) => normal.split(' '))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Whether one of the tokens is a pictograph. */
export function hasSymbol(tokens: readonly Token[]): boolean {
  return tokens.some(({ normal }) => new RegExp(symbol, 'u').test(normal));
}

/** 'https://www.allagash.com/beers' -> 'allagash.com'; null for anything else. */
export function readHost(typed: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[:/?#]\S*)?$/i.exec(
    typed,
  );
  return host?.[1]?.toLowerCase() ?? null;
}
