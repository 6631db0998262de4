import { findHolidays } from '../holiday/holiday.ts';
import { addDays, toIsoDate } from '../text/text.ts';
import type { SpecialHours } from './business.ts';

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
  return isThere ? toIsoDate(later) : `${Number(date.slice(0, 4)) + 1}-03-01`;
}
