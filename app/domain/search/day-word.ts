import { addDays, isoWeekday } from '../text/text.ts';
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
  const weekday = days.findIndex((day) => word === fullNames[day]);
  const ahead =
    weekday >= 0 ? (weekday + 8 - isoWeekday(today)) % 7 : ['today', 'tomorrow'].indexOf(word);
  return ahead < 0 ? null : addDays(today, ahead);
}
