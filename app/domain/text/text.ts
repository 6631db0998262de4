import * as t from '#app/messages/domain/text.ts';

// Formats English numbers and dates and compares text without Intl: its first use loads all of ICU,
// some 30 ms, on a phone 100, just during hydration.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const dayMinutes = 24 * 60;

/** Formats a whole number: 12345 is '12,345'. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats a short date: '2026-11-26' is 'Thu, Nov 26'. */
export function formatShortDate(moment: string): string {
  const { weekday, month, day } = partsOf(moment);
  return `${weekday}, ${month.slice(0, 3)} ${day}`;
}

/** Formats a day of the coming year: '2026-12-12' is 'December 12'. */
export function formatDay(moment: string): string {
  const { month, day } = partsOf(moment);
  return `${month} ${day}`;
}

/** Formats a date in UTC: '2026-03-12T14:00:00Z' is 'March 12, 2026'. */
export function formatLongDate(moment: string): string {
  const { month, day, year } = partsOf(moment);
  return `${month} ${day}, ${year}`;
}

/**
 * Formats a date in the reader's time zone: 'November 22, 2026'; a date without a time stays as it is. For screens that
 * only the browser renders.
 */
export function formatLocalDate(moment: string): string {
  return formatLongDate(toLocal(moment));
}

/** Formats a day without its year, in the reader's time zone: 'Nov 30'. */
export function formatLocalDay(moment: string): string {
  const { month, day } = partsOf(toLocal(moment));
  return `${month.slice(0, 3)} ${day}`;
}

/** Formats an instant in the reader's time zone: 'Nov 22, 2026, 5:30 PM'. */
export function formatMoment(moment: string): string {
  const { month, day, year, hour, minute } = partsOf(toLocal(moment));
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${month.slice(0, 3)} ${day}, ${year}, ${time}`;
}

/**
 * Formats how long ago something happened: 'just now', '2 minutes ago', '3 hours ago', 'yesterday', '6 days ago',
 * 'last month'. A date without a time is at most as new as 'today', and the future counts as now.
 */
export function formatAge(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / minuteMs));
  const days = Math.floor(minutes / dayMinutes);
  if (days === 0 && !moment.includes('T')) return t.today;
  if (minutes < 1) return t.justNow;
  if (minutes < 60) return t.minutesAgo({ count: minutes });
  if (days < 1) return t.hoursAgo({ count: Math.floor(minutes / 60) });
  if (days < 14) return t.daysAgo({ count: days });
  if (days < 60) return t.weeksAgo({ count: Math.floor(days / 7) });
  if (days < 730) return t.monthsAgo({ count: Math.floor(days / 30.44) });
  return t.yearsAgo({ count: Math.floor(days / 365.25) });
}

/** Formats a month: '2026-03-12' is 'March 2026'. */
export function formatMonth(moment: string): string {
  const { month, year } = partsOf(moment);
  return `${month} ${year}`;
}

/**
 * Writes a moment of the database for `datetime`, which has at most milliseconds, as PostgreSQL's
 * microseconds have not: '2026-11-25T16:04:52.123Z'. A date stays a date.
 */
export function toDateTime(moment: string): string {
  return moment.includes('T') ? new Date(moment).toISOString() : moment;
}

/** Returns the value of an input of type datetime-local, in the reader's time zone; '' for null. */
export function toLocalInput(moment: string | null): string {
  return moment === null ? '' : toLocal(moment).slice(0, 16);
}

/** Returns the date of a moment in UTC: '2026-11-26'. */
export function toIsoDate(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Returns the date so many days later: '2026-03-01' less one day is '2026-02-28'. */
export function addDays(date: string, days: number): string {
  return toIsoDate(Date.parse(date) + days * dayMs);
}

/** Returns how many days a date is after another one; negative for an earlier one. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Returns the ISO weekday of 'YYYY-MM-DD': 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7;
}

/** Returns a text with a capital at its beginning. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a text with a small letter at its beginning. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Compares names or ISO times, ignoring case; letters with diacritics sort after z. */
export function compareText(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Writes an instant as the clock of the reader shows it, as if it were UTC. */
function toLocal(moment: string): string {
  if (!moment.includes('T')) return moment;
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString();
}

function partsOf(moment: string) {
  const date = new Date(moment);
  return {
    weekday: t.weekdays[date.getUTCDay()] ?? '',
    month: t.months[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Control characters and bidirectional overrides and isolates; not tab and line ends. */
const unseen = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A character that shows: neither white space nor one that nobody sees. */
const visible =
  // oxlint-disable-next-line no-misleading-character-class -- each is a character of its own
  /[^\0-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

/** Returns whether nothing of a text shows. `private.is_blank` has the same characters. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/**
 * Cleans a text for storage: trims it, replaces lone surrogates by U+FFFD, removes control and
 * bidirectional characters; returns '' for anything but a string, and for a blank one.
 * `private.clean_text` does the same.
 */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return isBlank(value) ? '' : value.toWellFormed().replace(unseen, '').trim();
}

const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u2060-\u206f\ufeff]/g;
const spaces = /[\t\n\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/**
 * Cleans a name that others read, of a person or a business: like `cleanText`, and on one line, with
 * one space between words and without invisible characters. `clean_name` of the migration profiles
 * does the same.
 */
export function cleanName(value: unknown): string {
  return cleanText(value).replace(invisible, '').replace(spaces, ' ').trim();
}

/** Returns whether an id is a UUID; the database fails on any other. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** Returns whether a string is a valid slug of a listing, metro or text; a UUID is valid too. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(value);
}

/** Returns the names of a record, in its order. */
export function namesOf<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[];
}

/** Whether a text is a name of a record. */
export function isNameOf<Name extends string>(
  record: Partial<Record<Name, unknown>>,
  name: string,
): name is Name {
  return Object.hasOwn(record, name);
}
