/**
 * Returns a cell as plain text on one line: removes characters that cannot be stored or seen (NUL,
 * controls, lone surrogates, zero-width spaces), collapses white space to one space, and returns the
 * address of an HTML link. Keeps other HTML as typed.
 */
export function cleanCell(cell: string | undefined): string {
  return (cell ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b\ufeff\ufffd]/gu, '')
    .replace(/^\s*<a\b[^>]*\bhref=["']([^"']*)["'].*<\/a>\s*$/i, '$1')
    .trim();
}

/** Reads a list as programs print it: `[u'Bars', "Pubs"]` is "Bars; Pubs". */
export function readListCell(cell: string): string {
  if (!/^\[.*\]$/.test(cell)) return cell;
  const items = Array.from(cell.matchAll(/(["'])(.*?)\1(?=\s*[,\]])/g), ([, , item = '']) => item);
  return items.join('; ') || cell;
}

/**
 * Truncates a text to `maxLength` UTF-16 units without splitting a surrogate pair, because jsonb rejects
 * lone surrogates.
 */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

const longestExample = 40;

/** Returns a cell of a column for display; '' if all are empty. */
export function findExample(sample: readonly (readonly string[])[], column: number): string {
  const cells = sample.map((row) => cleanCell(row[column]));
  return cutText(cells.find((cell) => cell !== '') ?? '', longestExample);
}

/**
 * Normalizes a name to how a sign shows it: moves a trailing article to the front ("Atrium Cafe,
 * The"), removes a permit number in brackets and enclosing quotation marks, and separates words
 * that a fixed-width field joined ("REMODELINGLLC", "STEAKHOUSE &SUSHI BAR", "JEWELRY#2524").
 */
export function tidyName(name: string): string {
  return (
    name
      // Quotation marks that another program escaped: \"Elm, Inc\".
      .replace(/^(["\\]+)(.*\S)\s*\1$/, '$2')
      .replace(/^.*\b(?:d\/?b\/?a|doing business as)\b[:.]?\s+(?=\S{2})/i, '')
      .replace(/(\bbank\b.*?),?\s+(?:national association|n\.?a\.?)$/i, '$1')
      .replace(/\s*\((?:[A-Z]{2,6}\s*)?#\s*\d+\)$/i, '')
      .replace(/^(.+?),?\s+(the)(\s*\(.*\))?$/i, (_, words: string, the: string, rest = '') =>
        words === words.toUpperCase() ? `${the} ${words}${rest}` : `The ${words}${rest}`,
      )
      .replace(/([A-Z]{3})(?<!\bZ)(P?LLC|LLP|INC|LTD|CORP)(\.?)$/, '$1 $2$3')
      .replace(/(?<=\s)&(?=\p{L}{2})|(?<=\p{L}{2})&(?=\s)/gu, (mark, at: number, text: string) =>
        text[at - 1] === ' ' ? `${mark} ` : ` ${mark}`,
      )
      .replace(/(?<=\p{L}{2})#(?=\w)/gu, ' #')
      .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
  );
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

/** Words that always keep this spelling; words without a vowel are treated as initials too. */
const initials = new Set(
  (
    'IHOP DTLA NAPA YMCA YWCA USPS UPS USA US NYC UK DDS CPA ATM HVAC RV TV BBQ AAA AMC VCA USO UCLA USC NYU MIT IBM ' +
    'AT&T II III IV VI VII VIII IX LLC LLP PLLC LP PC PA MD OD DVM DMD RN GNC REI HEB DMV BMW GMC AC UFO BLT PO ' +
    'NW NE SW SE NY NJ TX'
  ).split(' '),
);

/** Abbreviations without a vowel that are not initials. */
const shortened = new Set(
  (
    'MR MRS MS MC DR DRS ST FT MT JR SR LTD BLVD RD LN CT PL PKWY PKY HWY SQ CTR SVC SVCS MFG BROS BLDG LT CV CTF RM ' +
    'TRL HTS CYN SPGS XING CRK GRV HBR JCT MTN RDG TPKE VLG VLY WRHS STS BLV AVS'
  ).split(' '),
);

/** Lower case inside a name. Not Spanish articles: "Taqueria La Esperanza". */
const small = new Set('a an and at by de del for from in n of on or the to with y'.split(' '));

/** A lone word of up to this many letters stays in capitals: it may be initials ("REI", "NOBU"). */
const maxLettersLeft = 4;

/**
 * Converts a text in all capitals or all lower case to title case: "MCDONALD'S" becomes McDonald's,
 * "O'HARA'S PUB" O'Hara's Pub, "DTLA CHEESE" DTLA Cheese. Keeps mixed-case text as it is.
 */
export function formatCapitals(text: string): string {
  return raiseWords(text, (word) => small.has(word));
}

/** The same for streets, where single letters are directions ("10121 N RODNEY PARHAM RD") and names begin with "Del". */
export function formatStreetCapitals(street: string): string {
  return raiseWords(street, (word) => word.length > 1 && word !== 'del' && small.has(word));
}

function raiseWords(text: string, staysSmall: (word: string) => boolean): string {
  const isSmall = !/\p{Lu}/u.test(text);
  if (!isSmall && (/\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text))) return text;
  if (!isSmall && /^\p{L}+$/u.test(text) && text.length <= maxLettersLeft) return text;
  const words = text.toUpperCase().split(' ');
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1;
      return isInside && staysSmall(word.toLowerCase()) ? word.toLowerCase() : formatWord(word);
    })
    .join(' ');
}

function formatWord(word: string): string {
  const bare = word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const owner = /^(.+)['’]S$/.exec(bare)?.[1];
  if (owner && isInitials(owner)) return word.replace(/S(?=[^\p{L}]*$)/u, 's');
  const isSpelledOut = initials.has(bare.replaceAll('.', '')) || isInitials(bare);
  // "J.C.", "H-E-B", "A&W": single letters joined by punctuation.
  if (isSpelledOut || /^(\p{L}[.&-])+\p{L}$/u.test(bare)) return word;
  return word
    .split(/(?<=[-/(&+.])/)
    .map(formatPart)
    .join('');
}

function isInitials(word: string): boolean {
  return /^[B-DF-HJ-NP-TV-XZ&]{2,4}$/.test(word) && !shortened.has(word);
}

/** Keeps letters after a digit lower case ("24hr", "1st"), except a single one ("4A", "25907B"). */
function formatPart(part: string): string {
  const raise = (...[, before, letter]: string[]) => `${before}${letter?.toUpperCase()}`;
  return part
    .toLowerCase()
    .replace(/^([^\p{L}\d]*|[^\p{L}]*\d(?=\p{L}(?!\p{L})))(\p{L})/u, raise)
    .replace(/^(Mc)(\p{L})(?=\p{L}{2})/u, raise)
    .replace(/^([OD]['’])(\p{L})(?=\p{L}{2})/u, raise);
}
