import { normalizeWords, stemWord } from './normalize-words.ts';

/** A word or symbol of a text. */
export type Token = {
  typed: string;
  /** As `normalizeWords` writes it; a symbol that is no letter is itself: '🍕', '&'. */
  normal: string;
  /** Null for a stop word. */
  stem: string | null;
  /** For patterns: like `normal`, with the signs of times, dates and prices: '7:30', '1/2/27', '$20'. */
  plain: string;
  /** A comma or the like stands after it. */
  endsClause: boolean;
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
      readHost(typed) === null && !/^w\/o?$/i.test(typed)
        ? typed.split(/(?<=\p{L})[-/](?=\p{L})/u)
        : [typed],
    )
    .map((typed) => {
      const normal = normalizeWords(typed) || typed.replaceAll(ends, '');
      return {
        typed,
        normal,
        stem: /^[\p{L}\p{N}]+$/u.test(normal) ? stemWord(normal) : normal,
        plain: toPlain(typed),
        endsClause: /[,;:.!?)]["”]?$/.test(typed),
      };
    })
    .filter(({ normal }) => normal !== '');
}

const ends = /^[,.!?;:"()]+|[,.!?;:"()]+$/g;

function toPlain(typed: string): string {
  return typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´"“”]/gu, '')
    .toLowerCase()
    .replaceAll(ends, '')
    .replace(/([ap])\.m$/, '$1m');
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
