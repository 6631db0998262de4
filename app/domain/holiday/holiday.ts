import { allForYear } from '@18f/us-federal-holidays';
import type { z } from 'zod';
import { site } from '#app/config/site.ts';
import { nameHoliday } from '#app/messages/domain/holiday.ts';
import { addDays } from '../text/text.ts';
import type { holidayAnswerSchema, holidayHoursSchema } from './holiday-schema.ts';

/** A day on which many businesses have other hours. */
export type Holiday = {
  /** 'christmas-day', as in addresses */
  slug: string;
  /** 'Christmas Day' */
  name: string;
  /** 'YYYY-MM-DD' */
  date: string;
};

/** Who is open in a metro on a holiday, who is closed, and who has not said. */
export type HolidayHours = z.infer<typeof holidayHoursSchema>;

/** The hours of a listing on a holiday, as its owner may answer them without signing in. */
export type HolidayAnswer = z.infer<typeof holidayAnswerSchema> & { holiday: Holiday };

/** By the slug of a holiday's name in the law, where people call it something else. */
const usualSlugs: Record<string, string> = {
  'birthday-of-martin-luther-king-jr': 'martin-luther-king-jr-day',
  'washingtons-birthday': 'presidents-day',
  'juneteenth-national-independence-day': 'juneteenth',
  'thanksgiving-day': 'thanksgiving',
};

/** No federal holidays, but many businesses close early. By the date without its year. */
const eves = [
  { slug: 'christmas-eve', day: '12-24' },
  { slug: 'new-years-eve', day: '12-31' },
];

const ofYears = new Map<number, Holiday[]>();
const maxYears = 20;

/**
 * Returns the federal holidays of a year and the eves, by date, one a date. A holiday on a weekend has
 * its own date, as shops see it, and the workday on which banks and offices observe it.
 */
function holidaysOf(year: number): Holiday[] {
  const known = ofYears.get(year);
  if (known) return known;
  const own = allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: false });
  const days = [
    ...own.map(({ name, dateString }) => ({ slug: slugOf(name), date: dateString })),
    ...eves.map(({ slug, day }) => ({ slug, date: `${year}-${day}` })),
    ...allForYear(year).map(({ name, dateString }) => ({
      slug: `${slugOf(name)}-observed`,
      date: dateString,
    })),
  ];
  const holidays = days
    .filter(({ date }, index) => days.findIndex((day) => day.date === date) === index)
    .map(({ slug, date }) => ({ slug, name: nameHoliday(slug), date }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (ofYears.size >= maxYears) ofYears.clear();
  ofYears.set(year, holidays);
  return holidays;
}

function slugOf(name: string): string {
  const slug = name.toLowerCase().replaceAll(/['.,]/g, '').replaceAll(' ', '-');
  return usualSlugs[slug] ?? slug;
}

/** Returns the holiday on a date, 'YYYY-MM-DD'; null if there is none. */
export function findHoliday(date: string): Holiday | null {
  return holidaysOf(Number(date.slice(0, 4))).find((holiday) => holiday.date === date) ?? null;
}

/** Returns the next date of each holiday from `today` on, the nearest first. */
export function findHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const coming = [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ date }) => date >= today);
  return coming.filter(({ slug }, at) => coming.findIndex((one) => one.slug === slug) === at);
}

/** Making one takes as long as the rest of reading a time. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns '2026-11-30 13:34'. */
function writeLocal(now: Date, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formats.set(timeZone, format);
  return format.format(now);
}

/**
 * Returns the date of a moment in a time zone, 'YYYY-MM-DD'; by default in the middle of the country,
 * for what is of no place.
 */
export function findToday(now: Date, timeZone: string = site.time_zone): string {
  return writeLocal(now, timeZone).slice(0, 10);
}

/** Returns the minutes since midnight there. */
export function findMinute(now: Date, timeZone: string = site.time_zone): number {
  const [hours = 0, minutes = 0] = writeLocal(now, timeZone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Owners are asked for their hours so many days before, and later if they came later. */
const requestedFromDays = 10;
const requestedUntilDays = 2;

/** Returns the holidays that owners are asked about today. */
export function findHolidaysToRequest(today: string): Holiday[] {
  return findHolidays(today).filter(
    ({ date }) =>
      date >= addDays(today, requestedUntilDays) && date <= addDays(today, requestedFromDays),
  );
}

/** Pages, cards and links mention a holiday so long before it. */
const comingDays = 14;

/** Returns the holidays from `today` on that are near enough to mention, the nearest first. */
export function findComingHolidays(today: string, withinDays = comingDays): Holiday[] {
  return findHolidays(today).filter(({ date }) => date <= addDays(today, withinDays));
}
