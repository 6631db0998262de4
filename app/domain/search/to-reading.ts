import { listReadings } from './list-readings.ts';
import { listRelaxations } from './list-relaxations.ts';
import { readText } from './read-text.ts';
import { findOpeningTime } from './search-choices.ts';
import type { SearchQuery } from './search.ts';
import { dayMinutes } from '../text/text.ts';

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
  const { q, category, near, lat, bounds } = query;
  if (q === undefined) return JSON.stringify({ relaxations: listRelaxations(query) });
  const readsTime = findOpeningTime(query) === null;
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
    is_nearest: isNearest,
    radius_miles: radiusMiles,
    relaxations: listRelaxations({ ...query, isExact }),
    asked: time ?? (isNearest ? {} : undefined),
    default_near: defaultNear,
    ...listReadings(text.q, {
      excluded,
      isExact,
      takesCategory: category === undefined,
      takesPlace: near === undefined && lat === undefined && bounds === undefined,
    }),
  });
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
