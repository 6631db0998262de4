import { parseEmail, parseWebsite } from '#app/domain/contact/contact.ts';
import { type CellReading, emptyCell, isPlaceholder, placeholderCell } from './clean-cell.ts';

const between = /[;,|\s]+(?:(?:or|and)\s+)?/i;
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)\.?$/i;

/** Parses a website cell; takes the first of several addresses. */
export function parseWebsiteCell(cell: string): CellReading {
  if (cell === '') return emptyCell;
  if (isPlaceholder(cell)) return placeholderCell;
  const [first, second] = cell
    .split(between)
    .filter((part) => part !== '')
    .map(toWebsite);
  if (!first) return { value: null, problem: 'is no website' };
  return { value: first, problem: second ? 'has a second address' : null };
}

function toWebsite(text: string): string | null {
  const parsed = parseWebsite(text);
  if (!parsed.ok || !URL.canParse(parsed.value)) return null; // '' if it cannot be stored
  return hostName.test(new URL(parsed.value).hostname) ? parsed.value : null;
}

/** Parses an email cell; takes the first of several addresses. */
export function parseEmailCell(cell: string): CellReading {
  if (cell === '') return emptyCell;
  if (isPlaceholder(cell)) return placeholderCell;
  const [first, second] = cell
    .replace(/^mailto:/i, '')
    .split(between)
    .filter((part) => part !== '')
    .map(toEmail);
  if (!first) return { value: null, problem: 'is no e-mail address' };
  return { value: first, problem: second ? 'has a second address' : null };
}

function toEmail(text: string): string | null {
  const parsed = parseEmail(text.replace(/^<|>$/g, ''));
  return parsed.ok ? parsed.value : null;
}
