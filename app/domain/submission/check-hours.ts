import type { OpeningHours, SpecialHours } from '../business/business.ts';
import { cleanText } from '../text/text.ts';
import { lengthOf } from './length-of.ts';

/** Returns what is wrong with weekly hours; null if nothing. */
export function findHoursError(hours: readonly OpeningHours[]): string | null {
  if (hours.length > 70 || !hours.every(isSpan))
    return 'Please enter opening hours as times of day';
  const spans = hours.flatMap(toWeekSpans).toSorted((a, b) => a.start - b.start);
  const overlaps = spans.some((span, index) => span.start < (spans[index - 1]?.end ?? 0));
  return overlaps ? 'Some of these hours overlap' : null;
}

/** Returns what is wrong with special days; null if nothing. */
export function findSpecialHoursError(special: readonly SpecialHours[]): string | null {
  if (special.length > 400 || !special.every(isSpecialSpan))
    return 'Please enter special days as a date with times of day';
  if (special.some(({ note }) => lengthOf(cleanText(note)) > 100))
    return 'A note can have at most 100 characters';
  const days = Map.groupBy(special, ({ date }) => date);
  return [...days.values()].some(overlaps) ? 'Some of these hours overlap' : null;
}

function isSpan({ day_of_week, opens, closes }: OpeningHours): boolean {
  const isDay = Number.isInteger(day_of_week) && day_of_week >= 1 && day_of_week <= 7;
  return isDay && isOpening(opens) && isClosing(closes);
}

function isSpecialSpan({ date, opens, closes }: SpecialHours): boolean {
  if (!isDate(date)) return false;
  if (opens === null || closes === null) return opens === closes;
  return isOpening(opens) && isClosing(closes);
}

function isOpening(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

function isClosing(time: string): boolean {
  return isOpening(time) || time === '24:00';
}

/** Returns whether the text is a calendar date from 2020 to 2099. */
function isDate(date: string): boolean {
  if (!/^20[2-9]\d-\d\d-\d\d$/.test(date)) return false;
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** Returns whether spans of one date overlap; a closed day must have no other span. */
function overlaps(spans: SpecialHours[]): boolean {
  if (spans.length === 1) return false;
  const minutes = spans.map(({ opens, closes }) => {
    const start = toMinutes(opens ?? '00:00');
    const end = toMinutes(closes ?? '24:00');
    return { start, end: end <= start ? end + dayMinutes : end };
  });
  const isClosed = spans.some(({ opens }) => opens === null);
  const inOrder = minutes.toSorted((a, b) => a.start - b.start);
  return isClosed || inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0));
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** Returns spans in minutes since Monday 00:00; time past Sunday wraps to the week's start. */
function toWeekSpans({ day_of_week, opens, closes }: OpeningHours) {
  const midnight = (day_of_week - 1) * dayMinutes;
  const start = midnight + toMinutes(opens);
  const end =
    midnight + toMinutes(closes) + (toMinutes(closes) <= toMinutes(opens) ? dayMinutes : 0);
  if (end <= weekMinutes) return [{ start, end }];
  return [
    { start, end: weekMinutes },
    { start: 0, end: end - weekMinutes },
  ];
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
