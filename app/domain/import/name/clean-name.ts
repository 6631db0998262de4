import { cleanCell, formatCapitals, tidyName } from '../cells/clean-cell.ts';

/** A name, and what notes in it say of the business. */
export type CleanName = {
  name: string;
  isClosed: boolean;
  /** Whether it may not be open yet, or has moved. */
  isDoubtful: boolean;
  isAlwaysOpen: boolean;
};

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** Notes at the end of a name, in brackets or after a dash: what they say is no part of the name. */
const note =
  /\s*(?:\(\s*(?:NOTE)\s*\)|\[\s*(?:NOTE)\s*\]|\s[-–—*]+\s*(?:NOTE)|\s*[*]+\s*(?:NOTE)\s*[*]*)\s*$/;
const closed =
  'permanently closed|perm(?:anently)?\\.? closed|closed permanently|closed|out of business|no longer in business';
const alwaysOpen = 'open 24 ?(?:hrs?|hours)|24 ?(?:hrs?|hours)|open 24/7|24/7';
const doubtful = '(?:coming|opening) soon|relocated';
const other = 'temp(?:orary)? hrs?|temp(?:orary)? hours|temporarily closed|new|now open|seasonal';
const toPattern = (words: string) => new RegExp(note.source.replaceAll('NOTE', words), 'i');
const closedNote = toPattern(closed);
const doubtfulNote = toPattern(doubtful);
const alwaysOpenNote = toPattern(alwaysOpen);
const anyNote = toPattern([closed, doubtful, alwaysOpen, other].join('|'));

/**
 * Reads a name as a sign shows it: without markup ("Bay Realty<br>Group &amp;amp; Co"), doubly
 * encoded letters ("JosÃ©'s"), a permit's number and notes ("(PERMANENTLY CLOSED)", "- Open 24
 * hrs"). What the notes say is returned.
 */
export function readNameCell(cell: string): CleanName {
  let name = cleanCell(decodeTwice(decodeEntities(cell.replace(/<[a-z/][^>]*>/gi, ' '))));
  const read = { isClosed: false, isDoubtful: false, isAlwaysOpen: false };
  for (let before = ''; before !== name;) {
    before = name;
    read.isClosed ||= closedNote.test(name);
    read.isDoubtful ||= doubtfulNote.test(name);
    read.isAlwaysOpen ||= alwaysOpenNote.test(name);
    const rest = name.replace(anyNote, '').trim();
    if (rest !== '') name = rest;
  }
  return { name: formatCapitals(tidyName(name)), ...read };
}

/** Decodes entities, also those that were encoded more than once: "&amp;amp;". */
function decodeEntities(text: string): string {
  for (let before = '', now = text; ; now = decodeOnce(now)) {
    if (now === before || !now.includes('&')) return now;
    before = now;
  }
}

function decodeOnce(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : '';
    },
  );
}

const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([byte])),
    byte,
  ]),
);

/** Repairs UTF-8 that was read as Windows-1252 ("JosÃ©"); leaves a text alone that was not. */
function decodeTwice(text: string): string {
  if (!/[ÂÃâÅ][\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return text;
  const bytes = Array.from(text, (letter) => windows1252.get(letter));
  if (bytes.includes(undefined)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes as number[]));
  } catch {
    return text;
  }
}

/** Words of companies, which no person's name has. */
const ofCompany =
  /\d|[&+@/]|\b(?:and|the|of|for|at|llc|l\.l\.c|inc|corp|corporation|co|company|ltd|llp|lp|pllc|pc|dba|group|enterprises?|associat\w*|partners?|holdings?|properties|investments?|management|services?|solutions|systems|stores?|shop|market|foods?|caf[eé]|coffee|restaurant|grill|bar|pizza|bakery|salon|spa|center|clinic|school|church|bank|trust|club|foundation|city|county|state|university|hotel|inn|international|usa|america\w*)\b/i;

/** Returns whether a company's name may be that of a person: "SMITH, JOHN A", "Maria de la Cruz". */
export function isPersonName(cell: string): boolean {
  const words = cleanCell(cell)
    .replace(/^(?:mr|mrs|ms|dr)\.? /i, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return (
    words.length > 1 &&
    words.length <= 5 &&
    !ofCompany.test(cell) &&
    words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word))
  );
}
