import * as t from '#app/messages/domain/search.ts';
import { findComingHolidays, findHolidays, findToday } from '../holiday/holiday.ts';
import { formatShortDate } from '../text/text.ts';
import { resolveDayWord } from './day-word.ts';

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
