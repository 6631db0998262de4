import { days } from './search-choices.ts';

/** Where "today" is read: the middle of the country. */
const timeZone = 'America/Chicago';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type DayOfYear = (year: number) => Date;

const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    new Date(Date.UTC(year, month - 1, day));

/** The nth weekday (0 for Monday) of a month; -1 for its last. */
function nth(month: number, weekday: number, which: number): DayOfYear {
  return (year) => {
    const first = new Date(Date.UTC(year, which < 0 ? month : month - 1, 1));
    const ahead = (weekday - ((first.getUTCDay() + 6) % 7) + 7) % 7;
    return addDays(first, ahead + 7 * (which < 0 ? -1 : which - 1));
  };
}

/** Days that shops treat as holidays. A word that names other things needs 'on' or 'open' before it. */
const holidays: [RegExp, DayOfYear][] = [
  [
    /\bthanksgiving(?:\s+day)?(?!\s+(?:dinner|meal|pies?|turkeys?|catering|point))\b/i,
    nth(11, 3, 4),
  ],
  [/\b(?:christmas|xmas)\s+eve\b/i, fixed(12, 24)],
  [/\b(?:(?:christmas|xmas)\s+day|(?<=\b(?:on|open)\s+)(?:christmas|xmas))\b/i, fixed(12, 25)],
  [/\bnew\s+year['’]?s?\s+eve\b/i, fixed(12, 31)],
  [/\bnew\s+year['’]?s?(?:\s+day)?(?!\s+\w)/i, fixed(1, 1)],
  [/\b(?:independence\s+day|(?:4th|fourth)\s+of\s+july)\b/i, fixed(7, 4)],
  [/\bmemorial\s+day\b/i, nth(5, 0, -1)],
  [/\blabor\s+day\b/i, nth(9, 0, 1)],
  [/\bveterans\s+day\b/i, fixed(11, 11)],
  [/\bpresidents['’]?\s+day\b/i, nth(2, 0, 3)],
  [/\bmlk\s+day\b/i, nth(1, 0, 3)],
  [/\bmother['’]?s\s+day\b/i, nth(5, 6, 2)],
  [/\bvalentine['’]?s(?:\s+day)?\b/i, fixed(2, 14)],
];

const byName = new RegExp(
  String.raw`\b(${months.join('|')})(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember)?\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*[ap]\.?m)`,
  'i',
);
/** Not '24/7', '7/11', '9/11' and fractions. */
const byNumbers =
  /(?<![\d/])(?![79]\/11\b|1\/[2348]\b|[23]\/[34]\b)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(?:20)?\d\d)?(?![\d/])/;

type DateFound = {
  /** The text with the name of its weekday instead of the date. */
  text: string;
  /** Its midnight in UTC. */
  date: Date;
};

/** Finds a date or a holiday in a text: the coming one. Null if there is none. */
export function findDate(text: string, now: Date): DateFound | null {
  for (const [pattern, dayOf] of holidays) {
    if (pattern.test(text)) return replaceDate(text, pattern, nextDate(dayOf, now));
  }
  const named = byName.exec(text);
  if (named) {
    const [, name = '', day] = named;
    const month = months.indexOf(name.toLowerCase()) + 1;
    return replaceDate(text, byName, nextDate(fixed(month, Number(day)), now));
  }
  const numbers = byNumbers.exec(text);
  if (!numbers) return null;
  const day = fixed(Number(numbers[1]), Number(numbers[2]));
  return replaceDate(text, byNumbers, nextDate(day, now));
}

function replaceDate(text: string, pattern: RegExp, date: Date): DateFound {
  const weekday = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return { text: text.replace(pattern, weekday), date };
}

function nextDate(dayOf: DayOfYear, now: Date): Date {
  const today = toDate(now);
  const year = today.getUTCFullYear();
  const thisYear = dayOf(year);
  return thisYear >= today ? thisYear : dayOf(year + 1);
}

/** Returns the date of a moment in the middle of the country, as midnight in UTC. */
function toDate(now: Date): Date {
  return new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)}T00:00Z`);
}

/** Returns the date so many days later. */
export function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * 86_400_000);
}

/** Returns the weekday of a moment in the middle of the country: 0 for Monday. */
export function weekdayOf(now: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(now);
  return days.findIndex((day) => day === name.toLowerCase());
}
