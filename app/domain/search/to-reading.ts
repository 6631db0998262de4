import { findHoliday, findToday } from '../holiday/holiday.ts';
import { addDays, dayMinutes, dayMs, isoWeekday, toIsoDate } from '../text/text.ts';
import { listReadings } from './list-readings.ts';
import { readText } from './read-text.ts';
import { findOpeningTime } from './search-choices.ts';
import type { SearchQuery } from './search.ts';
import type { Vocabulary } from './vocabulary.ts';

type ReadQuery = Pick<
  SearchQuery,
  'q' | 'open' | 'day' | 'time' | 'date' | 'category' | 'near' | 'bounds'
>;

type ToReading = {
  vocabulary: Vocabulary;
  now: Date;
  /** Where the search looks; by default Central Time. */
  timeZone?: string;
  /** The place for words that name none. */
  defaultNear?: string | undefined;
};

/** Returns how a query may be read, and whether less may be found, as `search_businesses` in SQL takes it, in JSON. */
export function toReading(
  query: ReadQuery,
  { vocabulary, now, timeZone, defaultNear }: ToReading,
): string {
  const { q, category, near, bounds } = query;
  const chosen = findOpeningTime(query);
  if (q === undefined) {
    const holiday = findHolidayAt(chosen, now, timeZone);
    return JSON.stringify({ holiday, relaxes: true });
  }
  const readsTime = chosen === null;
  const text = readText(q, { vocabulary, now, timeZone, readsTime });
  const { isExact, time, isNearest, radiusMiles, excluded } = text;
  const openTime =
    time === null || 'open' in time
      ? { open_now: time === null ? null : true }
      : { open_minute: openMinute(time), open_date: time.date ?? null };
  return JSON.stringify({
    q: text.q,
    excluded,
    ...openTime,
    holiday: findHolidayAt(chosen ?? (time && findOpeningTime(time)), now, timeZone),
    is_nearest: isNearest,
    radius_miles: radiusMiles,
    relaxes: !isExact,
    recognized: time ?? (isNearest ? {} : undefined),
    default_near: defaultNear,
    ...listReadings(text, {
      vocabulary,
      takesCategory: category === undefined,
      // A position is where somebody stands: 'pizza in seattle' is about another place.
      takesPlace: near === undefined && bounds === undefined,
    }),
  });
}

/** Returns the date of a time if it is a holiday: listings that have said their hours come first. */
function findHolidayAt(
  at: ReturnType<typeof findOpeningTime>,
  now: Date,
  timeZone?: string,
): string | undefined {
  if (at === null) return undefined;
  // The date there is one of two. What is open now is asked most, and Intl takes 15 ms to start.
  const maybe = [now.getTime(), now.getTime() - dayMs].map(toIsoDate);
  if (at === 'now' && !maybe.some(findHoliday)) return undefined;
  const today = findToday(now, timeZone);
  const inDays = at === 'now' ? 0 : (at.weekday - isoWeekday(today) + 7) % 7;
  const date = (at !== 'now' && at.date) || addDays(today, inDays);
  return findHoliday(date) ? date : undefined;
}

/**
 * Returns minutes since Monday 00:00, the unit in which the database stores opening hours; undefined
 * for a date without a time.
 */
export function openMinute(query: Pick<SearchQuery, 'day' | 'time' | 'date'>): number | undefined {
  const at = findOpeningTime(query);
  if (at === null || at === 'now' || at.time === null) return undefined;
  const [hours = 0, minutes = 0] = at.time.split(':').map(Number);
  return (at.weekday - 1) * dayMinutes + hours * 60 + minutes;
}
