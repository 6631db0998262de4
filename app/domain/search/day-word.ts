import { type Day, days } from './search-choices.ts';

const fullNames: Record<Day, string> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};

/**
 * Returns the date that a word stands for, 'YYYY-MM-DD': 'today', 'tomorrow', or 'saturday' for the
 * coming one. Null for another word. `today` is a date, too.
 */
export function resolveDayWord(word: string, today: string): string | null {
  const date = new Date(today);
  const weekday = days.findIndex((day) => word === fullNames[day]);
  const ahead =
    weekday >= 0 ? (weekday - weekdayOf(date) + 7) % 7 : ['today', 'tomorrow'].indexOf(word);
  return ahead < 0 ? null : toIsoDate(addDays(date, ahead));
}

/** Returns the date so many days later. */
export function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * 86_400_000);
}

/** Returns the weekday of a date by its midnight in UTC: 0 for Monday. */
export function weekdayOf(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}

/** Returns a date as 'YYYY-MM-DD'. */
export function toIsoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
