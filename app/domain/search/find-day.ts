import { findHolidays } from '../holiday/holiday.ts';
import { addDays, isoWeekday, toIsoDate } from '../text/text.ts';
import type { Phrase } from './token-patterns.ts';

/**
 * Returns the date of a phrase of a day. Its value says how: 'weekday 1' is a Monday, 'ahead 2' the day after tomorrow,
 * 'sunday 5 2' the second one of May, 'date 2 14' a day of each year, 'holiday' one by its slug.
 * @param today the date where the search looks
 */
export function findDay(
  { value, groups }: Pick<Phrase, 'value' | 'groups'>,
  today: string,
): string {
  const [kind = '', slug = ''] = value.split(' ');
  const [first = 0, second = 0] = value.split(' ').slice(1).map(Number);
  const weekday = isoWeekday(today);
  switch (kind) {
    case 'ahead':
      return addDays(today, first);
    case 'weekday':
      // 'Mondays' are also said late on a Monday: the next one is meant then.
      return addDays(today, (first + 7 - weekday) % 7 || (groups.many === undefined ? 0 : 7));
    case 'weekdays':
      return weekday < 6 ? today : addDays(today, 8 - weekday);
    case 'sunday':
      return findNext((year) => findSunday(year, first, second), today);
    case 'date':
      return findNext((year) => toDate(year, first, second), today);
    case 'easter':
      return findNext(findEaster, today);
    case 'month':
      return findNext(
        (year) =>
          toDate(year, findMonth(groups.month ?? ''), Number.parseInt(groups.day ?? '', 10)),
        today,
      );
    case 'numbers': {
      const dayOf = (year: number) => toDate(year, Number(groups.month), Number(groups.day));
      return groups.year === undefined ? findNext(dayOf, today) : dayOf(2000 + Number(groups.year));
    }
    default:
      return findHolidays(today).find((one) => one.slug === slug)?.date ?? today;
  }
}

function toDate(year: number, month: number, day: number): string {
  return toIsoDate(Date.UTC(year, month - 1, day));
}

function findNext(dayOf: (year: number) => string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = dayOf(year);
  return thisYear >= today ? thisYear : dayOf(year + 1);
}

/** The first, second, ... Sunday of a month. */
function findSunday(year: number, month: number, which: number): string {
  const first = toDate(year, month, 1);
  return addDays(first, 7 * which - isoWeekday(first));
}

/** By the Gregorian computus, https://en.wikipedia.org/wiki/Date_of_Easter. */
function findEaster(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (shift + 19 * golden + 15) % 30;
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  return addDays(`${year}-03-21`, moon + 7 - (isoWeekday(addDays(`${year}-03-21`, moon)) % 7));
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const meses = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

function findMonth(name: string): number {
  const short = name.slice(0, 3);
  return Math.max(months.indexOf(short), meses.indexOf(short)) + 1;
}
