import * as t from '#app/messages/domain/search.ts';
import { findComingHolidays, findHolidays, findToday } from '../holiday/holiday.ts';
import { addDays, formatShortDate, isoWeekday, toIsoDate } from '../text/text.ts';
import { resolveDayWord } from './day-word.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns a date of a year. */
type DayOfYear = (year: number) => string;

const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    toIsoDate(Date.UTC(year, month - 1, day));

/** The first, second, ... Sunday of a month. */
const sunday =
  (month: number, which: number): DayOfYear =>
  (year) => {
    const first = fixed(month, 1)(year);
    return addDays(first, 7 * which - isoWeekday(first));
  };

/** By the Gregorian computus, https://en.wikipedia.org/wiki/Date_of_Easter. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (shift + 19 * golden + 15) % 30;
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  return addDays(`${year}-03-21`, moon + 7 - (isoWeekday(addDays(`${year}-03-21`, moon)) % 7));
}

/**
 * Holidays by their slug, and other days that people name. A word that names other things needs 'on'
 * or 'open' before it.
 */
const namedDays: [RegExp, string | DayOfYear][] = [
  [
    /\bthanksgiving(?:\s+day)?(?!\s+(?:dinner|meal|pies?|turkeys?|catering|point))\b/i,
    'thanksgiving',
  ],
  [/\b(?:christmas|xmas)\s+eve\b/i, 'christmas-eve'],
  [/\b(?:(?:christmas|xmas)\s+day|(?<=\b(?:on|open)\s+)(?:christmas|xmas))\b/i, 'christmas-day'],
  [/\bnew\s+year['’]?s?\s+eve\b/i, 'new-years-eve'],
  [/\bnew\s+year['’]?s?(?:\s+day)?(?!\s+\w)/i, 'new-years-day'],
  [/\b(?:independence\s+day|(?:4th|fourth)\s+of\s+july)\b/i, 'independence-day'],
  [/\bmemorial\s+day\b/i, 'memorial-day'],
  [/\blabor\s+day\b/i, 'labor-day'],
  [/\bveterans\s+day\b/i, 'veterans-day'],
  [/\bpresidents['’]?\s+day\b/i, 'presidents-day'],
  [/\bmlk\s+day\b/i, 'martin-luther-king-jr-day'],
  [/\bmother['’]?s\s+day\b/i, sunday(5, 2)],
  [/\bfather['’]?s\s+day\b/i, sunday(6, 3)],
  [/\bvalentine['’]?s(?:\s+day)?\b/i, fixed(2, 14)],
  [/\b(?:easter\s+sunday|(?<=\b(?:on|open)\s+)easter)\b/i, easterSunday],
  [/\bjuneteenth\b/i, 'juneteenth'],
  [/(?<=\b(?:on|open)\s+)halloween\b/i, fixed(10, 31)],
];

const byName = new RegExp(
  String.raw`\b(${months.join('|')})(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember)?\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*[ap]\.?m)`,
  'i',
);
/** Not '24/7', '7/11', '9/11' and fractions. */
const byNumbers =
  /(?<![\d/])(?![79]\/11\b|1\/[2348]\b|[23]\/[34]\b)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(?:20)?\d\d)?(?![\d/])/;

const dayAfterTomorrow = /\b(?:the\s+)?day\s+after\s+tomorrow\b|\bpasado\s+ma[nñ]ana(?!\p{L})/iu;

type DateFound = {
  /** The text with the name of its weekday instead of the date. */
  text: string;
  date: string;
};

/**
 * Finds a date or a holiday in a text: the coming one. Null if there is none.
 * @param today the date where the search looks
 */
export function findDate(text: string, today: string): DateFound | null {
  for (const [pattern, day] of namedDays) {
    if (!pattern.test(text)) continue;
    const date = typeof day === 'string' ? nextHoliday(day, today) : nextDate(day, today);
    return replaceDate(text, pattern, date);
  }
  if (dayAfterTomorrow.test(text)) return replaceDate(text, dayAfterTomorrow, addDays(today, 2));
  const named = byName.exec(text);
  if (named) {
    const [, name = '', day] = named;
    const month = months.indexOf(name.toLowerCase()) + 1;
    return replaceDate(text, byName, nextDate(fixed(month, Number(day)), today));
  }
  const numbers = byNumbers.exec(text);
  if (!numbers) return null;
  const day = fixed(Number(numbers[1]), Number(numbers[2]));
  return replaceDate(text, byNumbers, nextDate(day, today));
}

function replaceDate(text: string, pattern: RegExp, date: string): DateFound {
  const weekday = new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return { text: text.replace(pattern, weekday), date };
}

function nextHoliday(slug: string, today: string): string {
  const holiday = findHolidays(today).find((one) => one.slug === slug);
  if (!holiday) throw new Error(`No holiday ${slug}`);
  return holiday.date;
}

function nextDate(dayOf: DayOfYear, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = dayOf(year);
  return thisYear >= today ? thisYear : dayOf(year + 1);
}

/**
 * Returns the date that a word in an address stands for in a time zone, 'YYYY-MM-DD': 'today',
 * 'tomorrow', 'saturday' for the coming one, or the slug of a holiday. Null for another word.
 */
export function resolveDateWord(word: string, now: Date, timeZone?: string): string | null {
  const today = findToday(now, timeZone);
  const holiday = () => findHolidays(today).find(({ slug }) => slug === word)?.date ?? null;
  return resolveDayWord(word, today) ?? holiday();
}

/** A day to choose: its word in addresses, its name, and its date at present. */
export type ComingDay = { word: string; name: string; date: string };

const usualDays = [
  ['today', t.today],
  ['tomorrow', t.tomorrow],
  ['saturday', t.saturday],
  ['sunday', t.sunday],
] as const;

/**
 * Returns today, tomorrow, the weekend and the coming holidays in a time zone, without repeating a
 * date.
 */
export function listDays(now: Date, timeZone: string): ComingDay[] {
  const today = findToday(now, timeZone);
  const holidays = findHolidays(today);
  const near = new Set(findComingHolidays(today).map(({ slug }) => slug));
  const usual = usualDays.map(([word, day]) => {
    const date = resolveDateWord(word, now, timeZone) ?? '';
    const holiday = holidays.find((one) => one.date === date);
    return { word, name: holiday ? t.dayAndHoliday({ day, holiday: holiday.name }) : day, date };
  });
  const named = holidays
    .filter(({ slug }, index) => index === 0 || near.has(slug))
    .map(({ slug, name, date }) => ({
      word: slug,
      name: t.holidayAndDate({ holiday: name, date: formatShortDate(date) }),
      date,
    }));
  const all = [...usual, ...named];
  return all.filter(({ date }, index) => all.findIndex((day) => day.date === date) === index);
}
