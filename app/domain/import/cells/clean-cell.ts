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
