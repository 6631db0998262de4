import type { SpecialHours } from './business.ts';

type Holiday = { name: string; findDate: (year: number) => string };

/** Days on which many shops have special hours, in the order of the year. */
const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', findDate: (year) => toDate(year, 1, 1) },
  { name: 'Martin Luther King Jr. Day', findDate: (year) => findWeekday(year, 1, 1, 3) },
  { name: 'Presidents’ Day', findDate: (year) => findWeekday(year, 2, 1, 3) },
  { name: 'Memorial Day', findDate: (year) => findWeekday(year, 5, 1, 'last') },
  { name: 'Juneteenth', findDate: (year) => toDate(year, 6, 19) },
  { name: 'Independence Day', findDate: (year) => toDate(year, 7, 4) },
  { name: 'Labor Day', findDate: (year) => findWeekday(year, 9, 1, 1) },
  { name: 'Thanksgiving', findDate: (year) => findWeekday(year, 11, 4, 4) },
  { name: 'Christmas Eve', findDate: (year) => toDate(year, 12, 24) },
  { name: 'Christmas Day', findDate: (year) => toDate(year, 12, 25) },
  { name: 'New Year’s Eve', findDate: (year) => toDate(year, 12, 31) },
];

export type HolidayDate = { name: string; date: string };

/** Returns the next date of each holiday from `today` on ('YYYY-MM-DD'), the nearest first. */
export function findHolidays(today: string): HolidayDate[] {
  const year = Number(today.slice(0, 4));
  return holidays
    .map(({ name, findDate }) => {
      const date = findDate(year);
      return { name, date: date >= today ? date : findDate(year + 1) };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** @param day ISO: 1 is Monday */
function findWeekday(year: number, month: number, day: number, which: number | 'last'): string {
  if (which === 'last') {
    const lastDate = new Date(Date.UTC(year, month, 0));
    const back = (lastDate.getUTCDay() - day + 7) % 7;
    return toDate(year, month, lastDate.getUTCDate() - back);
  }
  const firstDay = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return toDate(year, month, 1 + ((day - firstDay + 7) % 7) + (which - 1) * 7);
}

function toDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/**
 * Returns the special days of the last seven days, a week later. Days that already have special
 * hours stay unchanged. Dates are 'YYYY-MM-DD'.
 */
export function repeatLastWeek(special: readonly SpecialHours[], today: string): SpecialHours[] {
  const isOfLastWeek = (date: string) => date < today && date >= addDays(today, -7);
  return repeat(special, isOfLastWeek, ({ date }) => addDays(date, 7));
}

/**
 * Returns the special days of the last twelve months, a year later: holidays on that year's date,
 * others on the same day of the month.
 */
export function repeatLastYear(special: readonly SpecialHours[], today: string): SpecialHours[] {
  const holidays = new Map(findHolidays(today).map(({ name, date }) => [name, date]));
  const isOfLastYear = (date: string) => date < today && addYear(date) >= today;
  return repeat(
    special,
    isOfLastYear,
    ({ date, note }) => holidays.get(note ?? '') ?? addYear(date),
  );
}

/** Returns what to add to the special days; the caller has the others already. */
function repeat(
  special: readonly SpecialHours[],
  isMeant: (date: string) => boolean,
  toNext: (day: SpecialHours) => string,
): SpecialHours[] {
  const taken = new Set(special.map(({ date }) => date));
  return special
    .filter(({ date }) => isMeant(date))
    .map((day) => ({ ...day, date: toNext(day) }))
    .filter(({ date }) => !taken.has(date));
}

/** February 29 becomes March 1. */
function addYear(date: string): string {
  const later = new Date(`${Number(date.slice(0, 4)) + 1}${date.slice(4)}T00:00:00Z`);
  const isThere = !Number.isNaN(later.getTime());
  return isThere ? later.toISOString().slice(0, 10) : `${Number(date.slice(0, 4)) + 1}-03-01`;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
