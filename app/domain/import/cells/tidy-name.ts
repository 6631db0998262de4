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
