import { limits } from '#app/config/limits.ts';
import { findHoliday, findToday } from '../holiday/holiday.ts';
import { addDays, dayMinutes, isoWeekday } from '../text/text.ts';
import { listReadings } from './list-readings.ts';
import { readText } from './read-text.ts';
import { findOpeningTime } from './search-choices.ts';
import type { SearchQuery } from './search.ts';

type ReadQuery = Pick<
  SearchQuery,
  'q' | 'open' | 'day' | 'time' | 'date' | 'category' | 'near' | 'lat' | 'radius_miles' | 'bounds'
>;

type ToReading = {
  now: Date;
  /** Where the search looks; by default Central Time. */
  timeZone?: string;
  /** The place for words that name none. */
  defaultNear?: string | undefined;
};

/** Returns how a query may be read and relaxed, as `search_businesses` in SQL takes it, in JSON. */
export function toReading(query: ReadQuery, { now, timeZone, defaultNear }: ToReading): string {
  const { q, category, near, bounds } = query;
  const chosen = findOpeningTime(query);
  if (q === undefined) {
    const holiday = findHolidayAt(chosen, now, timeZone);
    return JSON.stringify({ holiday, relaxations: listRelaxations(query) });
  }
  const readsTime = chosen === null;
  const text = readText(q, { now, timeZone, readsTime });
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
    relaxations: listRelaxations({ ...query, isExact }),
    recognized: time ?? (isNearest ? {} : undefined),
    default_near: defaultNear,
    ...listReadings(text, {
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

/**
 * One step of relaxing a search that finds nothing. An absent field changes nothing; a step that
 * changes nothing is skipped, such as one about a place where no place was read.
 */
type Relaxation = {
  /**
   * Which words must match, typing errors corrected, each as a whole word: 'all'; 'most', where
   * what is left out tells less than a place would; 'kind', some of which name a category; 'some', without
   * dropping those that do; 'any', if only one that tells something. 'none' searches the category that the text means alone, or the
   * one whose topic is among the words; 'topic' does so where they say nothing else.
   */
  words?: 'all' | 'most' | 'kind' | 'some' | 'any' | 'none' | 'topic';
  /** 'word' reads the place's name as a word of names and cities; 'none' searches everywhere. */
  place?: 'word' | 'none';
  /** The radius around the place, if it was smaller. */
  miles?: number;
  /** Only where the text is a name: a listing has all its words in its own. */
  if_name?: true;
};

/** Small changes before large ones, and near listings of the kind before far ones of the words. */
const steps: readonly Relaxation[] = [
  { words: 'topic' },
  { words: 'topic', miles: 25 },
  { words: 'topic', miles: 100 },
  { words: 'all' },
  { miles: 25 }, // around a neighborhood
  { words: 'all', place: 'word' }, // 'deschutes portland': there is a Portland in Maine, too
  { place: 'none', if_name: true },
  { words: 'most' },
  { words: 'most', place: 'word' },
  { words: 'kind' },
  { words: 'most', miles: 25 },
  { words: 'kind', miles: 25 },
  { words: 'none' },
  { words: 'some' },
  { miles: 100 },
  { words: 'most', miles: 100 },
  { miles: limits.radiusMiles.nearest },
  { words: 'most', place: 'none' },
  { words: 'some', miles: 100 },
  { words: 'some', place: 'none' },
  { words: 'none', miles: 100 },
  { words: 'none', miles: limits.radiusMiles.nearest },
  { words: 'none', place: 'none' },
  { words: 'any' },
  { words: 'any', place: 'none' },
];

type RelaxedQuery = Pick<SearchQuery, 'near' | 'lat' | 'radius_miles'> & {
  /** Each word must match. */
  isExact?: boolean;
};

/** Lists how a search is relaxed, in order. A place and a radius that were chosen stay. */
export function listRelaxations(query: RelaxedQuery): Relaxation[] {
  const { near, lat, radius_miles, isExact = false } = query;
  if (isExact) return [];
  const isPlaceChosen = near !== undefined || lat !== undefined;
  return steps.filter(
    ({ place, miles }) =>
      (place !== 'none' || !isPlaceChosen) && (miles === undefined || radius_miles === undefined),
  );
}
