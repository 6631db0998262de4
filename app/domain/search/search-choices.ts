import type { ComingTime } from '#app/domain/business/business.ts';
import { isoWeekday } from '../text/text.ts';

export const sortOrders = ['relevance', 'distance', 'rating', 'name', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];

/** Opening time as in URLs: 'now'; 'fri' and '19:00'; or a date, '2026-12-24', with or without a time. */
type RecognizedTime = {
  open?: string | undefined;
  day?: string | undefined;
  time?: string | undefined;
  date?: string | undefined;
};

/** Returns the requested opening time; null without one, or for an unknown day. */
export function findOpeningTime({
  open,
  day,
  time,
  date,
}: RecognizedTime): 'now' | ComingTime | null {
  if (date !== undefined) {
    return { weekday: isoWeekday(date), time: time ?? null, date };
  }
  const weekday = days.findIndex((name) => name === day) + 1;
  if (weekday > 0 && time !== undefined) return { weekday, time };
  return open === 'now' ? 'now' : null;
}
