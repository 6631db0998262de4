/**
 * Returns a cell as plain text on one line: removes characters that cannot be stored or seen (NUL,
 * controls, lone surrogates, zero-width spaces), collapses white space to one space. Keeps HTML as
 * typed.
 */
export function cleanCell(cell: string | undefined): string {
  return (cell ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b\ufeff\ufffd]/gu, '')
    .trim();
}

/**
 * Truncates a text to `most` UTF-16 units without splitting a surrogate pair, because jsonb rejects
 * lone surrogates.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Normalizes a name to how a sign shows it: moves a trailing article to the front ("Atrium Cafe,
 * The"), removes a permit number in brackets and enclosing quotation marks, and separates words
 * that a fixed-width field joined ("REMODELINGLLC", "STEAKHOUSE &SUSHI BAR", "JEWELRY#2524").
 */
export function tidyName(name: string): string {
  return name
    .replace(/^"(.*)"$/, '$1')
    .replace(/\s*\((?:[A-Z]{2,6}\s*)?#\s*\d+\)$/i, '')
    .replace(/^(.+?),?\s+the(\s*\(.*\))?$/i, (_, words: string, rest = '') => `The ${words}${rest}`)
    .replace(/([A-Z]{3})(?<!\bZ)(P?LLC|LLP|INC|LTD|CORP)(\.?)$/, '$1 $2$3')
    .replace(/(?<=\s)&(?=\p{L}{2})|(?<=\p{L}{2})&(?=\s)/gu, (mark, at: number, text: string) =>
      text[at - 1] === ' ' ? `${mark} ` : ` ${mark}`,
    )
    .replace(/(?<=\p{L}{2})#(?=\w)/gu, ' #')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ');
}

/** The result of one cell: the value to store, if any, and a short description of any problem. */
export type CellReading = { value: string | null; problem: string | null };

export const emptyCell: CellReading = { value: null, problem: null };

export const placeholderCell: CellReading = { value: null, problem: 'says nothing' };

const placeholder =
  /^(#?n\/?\.?a\.?|#?null|none|nil|unknown|undefined|tbd|tba|x{2,10}|not? (available|applicable|provided|given|listed|known)|no (phone|e-?mail|web ?site)( number| address)?|[-–—._*?/\s]+|0+|nan)$/i;

/** Returns whether a cell contains a placeholder for "nothing": "N/A", "none", "-". */
export function isPlaceholder(cell: string): boolean {
  return placeholder.test(cell);
}
