/**
 * A name as it stands on a sign: an article that was put behind for sorting ("Atrium Cafe, The") goes first, the number
 * of a permit in brackets and quotation marks around it all go, and what a field of a fixed width has run together
 * ("REMODELINGLLC", "STEAKHOUSE &SUSHI BAR", "JEWELRY#2524") is parted.
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
