import {
  type Parsed,
  parseEmail,
  parseMiles,
  parsePhone,
  parseSocialPage,
  parseWebsite,
  type SocialField,
} from '#app/domain/contact/contact.ts';
import { type CellReading, emptyCell, isPlaceholder, placeholderCell } from './clean-cell.ts';

const extension = /(?:\s*[,;]?\s*(?:\bext(?:ension)?\b|x|#)\.?:?\s*(\d{1,6})\s*)$/i;
const betweenNumbers = /\s*(?:[;/|]|,|\bor\b|\band\b|&)\s*/i;
/** Dates and times have enough digits to look like a phone number. */
const dayOrTime = /\d:\d|\d\/\d{1,2}\/\d|^\d{4}-\d{2}-\d{2}/;
/** "For an appointment call Food Connection 1-800-555-0199" */
const ofAnother = /\b(?:call|contact|hotline|appointments?)\b.*\b8(?:00|33|44|55|66|77|88)\b/i;
const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * Parses a phone cell without its extension: takes the first valid number of several, translates
 * "1-800-FLOWERS" by the keypad. Numbers outside the numbering plan, like (000) 000-0000, are
 * invalid.
 */
export function parsePhoneCell(cell: string): CellReading {
  if (cell === '') return emptyCell;
  if (isPlaceholder(cell)) return placeholderCell;
  if (ofAnother.test(cell)) return { value: null, problem: 'is the number of another office' };
  const whole = toNumber(cell);
  if (whole !== null) return format(whole);

  const numbers = cell.split(betweenNumbers).map(toNumber);
  const first = numbers.find((digits) => digits !== null);
  if (first === undefined || first === null) {
    return { value: null, problem: 'is no phone number' };
  }
  const hasSecond = numbers.some((digits) => digits !== null && digits !== first);
  return { ...format(first), problem: hasSecond ? 'has a second number' : null };
}

/** Parses the cell of an extension: 'x123', 'ext. 123'. */
export function parseExtensionCell(cell: string): CellReading {
  if (cell === '') return emptyCell;
  const digits = /^\D*(\d{1,8})(?:\.0)?$/.exec(cell)?.[1];
  return digits === undefined
    ? { value: null, problem: 'is no extension' }
    : { value: digits, problem: null };
}

/** Returns the extension at the end of a phone cell, '4' of "650-555-0162 ext 4"; null if it has none. */
export function findExtension(cell: string): string | null {
  return extension.exec(cell)?.[1] ?? null;
}

function format(digits: string): CellReading {
  const parsed = parsePhone(digits);
  return { value: parsed.ok ? parsed.value : null, problem: null };
}

/** Returns the ten digits, or null; reads letters first as plain text, then as keypad digits. */
function toNumber(text: string): string | null {
  if (dayOrTime.test(text)) return null;
  // Spreadsheets may store the number as numeric: "5125551234.0", "5.125551234E+9".
  const plain = /^\d+\.0+$|^\d\.\d+e\+?\d+$/i.test(text) ? String(Number(text)) : text;
  const main = plain.replace(extension, '');
  const spelled = /\d{3}/.test(main) ? main.replace(/[a-z]/gi, toDigit) : '';
  for (const written of [main, spelled]) {
    const digits = written.replace(/\D/g, '').replace(/^(?:00)?1(?=\d{10}$)/, '');
    if (canBeDialled(digits)) return digits;
  }
  return null;
}

function toDigit(letter: string): string {
  return String(keypad.findIndex((key) => key.includes(letter.toLowerCase())) + 2);
}

/** Area code and exchange start with 2 to 9, no service code like 911; not one digit repeated. */
function canBeDialled(digits: string): boolean {
  return /^(?:[2-9](?!11)\d\d){2}\d{4}$/.test(digits) && !/^(\d)\1+$/.test(digits);
}

const betweenAddresses = /[;,|\s[\]"]+(?:(?:or|and)\s+)?/i;

/** Parses a website cell; takes the first of several addresses. */
export function parseWebsiteCell(cell: string): CellReading {
  if (cell === '') return emptyCell;
  if (isPlaceholder(cell)) return placeholderCell;
  const parts = cell.split(betweenAddresses).filter((part) => part !== '');
  const addresses = parts.map(toWebsite);
  const [first, second] = addresses.filter((address) => !isOfOthers(address));
  if (!first) {
    const isAbout = addresses.some(isOfOthers);
    return { value: null, problem: isAbout ? 'is a page about it, not its own' : 'is no website' };
  }
  return { value: first, problem: second ? 'has a second address' : null };
}

/** Hosts of pages about businesses, which are not their own. */
const ofOthers =
  /^(?:[\w-]+\.)*(?:yelp|tripadvisor|foursquare|yellowpages|mapquest|opentable|grubhub|doordash|ubereats|google|bing|zomato|manta|bbb|chamberofcommerce)\.(?:com|org)$/i;

function toWebsite(text: string): string | null {
  const parsed = parseWebsite(text);
  return parsed.ok && parsed.value !== '' ? parsed.value : null;
}

function isOfOthers(address: string | null): boolean {
  return address !== null && ofOthers.test(new URL(address).hostname);
}

/** Parses an email cell; takes the first of several addresses. */
export function parseEmailCell(cell: string): CellReading {
  if (cell === '') return emptyCell;
  if (isPlaceholder(cell)) return placeholderCell;
  const [first, second] = cell
    .replace(/^mailto:/i, '')
    .split(betweenAddresses)
    .filter((part) => part !== '')
    .map(toEmail);
  if (!first) return { value: null, problem: 'is no e-mail address' };
  return { value: first, problem: second ? 'has a second address' : null };
}

function toEmail(text: string): string | null {
  const parsed = parseEmail(text.replace(/^<|>$/g, ''));
  return parsed.ok ? parsed.value : null;
}

/** Parses the cell of a page on a social network: its address or its name there. */
export function parseSocialCell(field: SocialField, cell: string): CellReading {
  return readCell(cell, (text) => parseSocialPage(field, text), 'is no page there');
}

/** Parses the cell of a distance: '25', '25 miles'. */
export function parseMilesCell(cell: string): CellReading {
  return readCell(cell, parseMiles, 'is no distance in miles');
}

function readCell(cell: string, parse: (text: string) => Parsed, problem: string): CellReading {
  if (cell === '') return emptyCell;
  if (isPlaceholder(cell)) return placeholderCell;
  const parsed = parse(cell);
  return parsed.ok ? { value: parsed.value, problem: null } : { value: null, problem };
}
