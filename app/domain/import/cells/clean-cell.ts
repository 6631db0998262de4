/**
 * A cell as plain text on one line: characters that cannot be stored or seen (NUL, controls, lone
 * surrogates, zero-width spaces) go, runs of white space become one space. HTML stays as typed.
 */
export function cleanCell(cell: string | undefined): string {
  return (cell ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b\ufeff\ufffd]/gu, '')
    .trim();
}
