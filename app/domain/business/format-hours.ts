import { compareText, formatShortDate } from '../text/text.ts';
import type { Hours, OpeningHours, SpecialHours } from './business.ts';
import { findLocalDate, isoWeekday, type LocalMoment, type OpenState } from './open-state.ts';

export type OpenTone = 'open' | 'soon' | 'closed' | 'unknown';

/** A state of opening in words: 'Open' + 'closes in 25 min'. */
export type OpenWords = { tone: OpenTone; label: string; detail: string | null };

export type SpecialHoursRow = { date: string; label: string; lines: string[]; note: string | null };
export type HoursRow = {
  day: string;
  /** The usual hours. */
  lines: string[];
  isToday: boolean;
  /** What holds instead on the next such day, today among them; null where it is as usual. */
  special: SpecialHoursRow | null;
};

/** A closing this near is said in minutes. */
const soonMinutes = 60;
/** Until then it is still the night of the day before. */
const nightEnds = '06:00';
/** Of the shortest day, when clocks go forward: within so long a time of day comes once. */
const shortestDayMinutes = 23 * 60;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** As `day_of_week` counts them from 1. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** '09:00' is '9 AM', '21:30' is '9:30 PM'. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(3, 5);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

/** As `formatTime`, of the end of a span: the end of a day is 'midnight', not the '12 AM' that begins one. */
function formatClosing(time: string): string {
  return isMidnight(time) ? 'midnight' : formatTime(time);
}

function isMidnight(time: string): boolean {
  return time === '00:00' || time === '24:00';
}

export function formatOpenState(state: OpenState): OpenWords {
  switch (state.kind) {
    case 'unknown':
      return { tone: 'unknown', label: 'Hours not listed', detail: null };
    case 'temporarily_closed':
      return { tone: 'closed', label: 'Temporarily closed', detail: null };
    case 'open_24_hours':
      return { tone: 'open', label: 'Open 24 hours', detail: null };
    case 'open':
      return {
        tone: state.closesInMinutes <= soonMinutes ? 'soon' : 'open',
        label: 'Open',
        detail: `closes ${formatMoment(endOfEvening(state.closes), formatClosing)}`,
      };
    case 'closed':
      return {
        tone: 'closed',
        label: 'Closed',
        detail: state.opens && `opens ${formatMoment(state.opens, formatTime)}`,
      };
  }
}

function formatMoment(moment: LocalMoment, format: (time: string) => string): string {
  const time = format(moment.time);
  if (moment.inMinutes <= soonMinutes) return `in ${moment.inMinutes} min`;
  if (moment.inDays === 0) return `at ${time}`;
  if (moment.inDays === 1) return `tomorrow at ${time}`;
  if (moment.inDays < 7) return `${weekdays[isoWeekday(moment.date) - 1]} at ${time}`;
  return `${formatShortDate(moment.date)} at ${time}`;
}

/**
 * A closing as people count days: midnight ends the day before, and what closes in the coming night
 * closes 'at 2:30 AM', not 'tomorrow at 2:30 AM'.
 */
function endOfEvening(closes: LocalMoment): LocalMoment {
  const { date, time, inDays, inMinutes } = closes;
  const isTonight = inDays === 1 && time < nightEnds && inMinutes < shortestDayMinutes;
  if (isTonight) return { ...closes, inDays: 0 };
  return isMidnight(time) ? { ...closes, date: dayBefore(date), inDays: inDays - 1 } : closes;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);
}

/** What of the ordinary week answers 'open on Sunday at 10?', in words. */
export type OpenAtWords = { day: string; hours: string };

/**
 * The hours that an ordinary week has at an ISO weekday and time: 'Sunday', '7 AM – 5 PM'. Of a night
 * that has run past midnight the day it began on. Null when it is closed then, or nobody knows.
 */
export function formatOpenAt(
  hours: Pick<Hours, 'opening_hours'>,
  at: { weekday: number; time: string },
): OpenAtWords | null {
  const asked = at.weekday;
  const before = asked === 1 ? 7 : asked - 1;
  const holding = hours.opening_hours.find(({ day_of_week, opens, closes }) => {
    const isPastMidnight = closes <= opens;
    if (day_of_week === asked) return opens <= at.time && (isPastMidnight || at.time < closes);
    return day_of_week === before && isPastMidnight && at.time < closes;
  });
  if (!holding) return null;
  const day = weekdays[holding.day_of_week - 1] ?? '';
  const { opens, closes } = holding;
  return { day, hours: isWholeDay(opens, closes) ? 'open 24 hours' : formatSpan(opens, closes) };
}

/**
 * The week from Monday on, each day with its spans in words. Of a listing that is closed for now,
 * only the usual week: nobody knows which day is the next one.
 */
export function formatWeek(hours: Hours, now: Date): HoursRow[] {
  const today = hours.temporarily_closed ? null : findLocalDate(hours.time_zone, now);
  const special =
    today === null
      ? []
      : formatSpecialDays(hours, now).filter(
          ({ date }) => Date.parse(date) - Date.parse(today) < weekMs,
        );
  return weekdays.map((day, index) => ({
    day,
    lines: formatSpans(hours.opening_hours.filter((span) => span.day_of_week === index + 1)),
    isToday: today !== null && isoWeekday(today) === index + 1,
    special: special.find(({ date }) => isoWeekday(date) === index + 1) ?? null,
  }));
}

/** Days in a row whose hours are alike: 'Monday to Friday', 'Every day'. */
export type AlikeDays = { days: string; lines: string[] };

/** The ordinary week in few lines; it needs no clock, since no day of it is today. */
export function formatShortWeek(openingHours: OpeningHours[]): AlikeDays[] {
  const runs: { first: number; last: number; lines: string[] }[] = [];
  for (const index of weekdays.keys()) {
    const lines = formatSpans(openingHours.filter((span) => span.day_of_week === index + 1));
    const run = runs.at(-1);
    if (run?.lines.join() === lines.join()) run.last = index;
    else runs.push({ first: index, last: index, lines });
  }
  return runs.map(({ first, last, lines }) => ({ days: nameDays(first, last), lines }));
}

function nameDays(first: number, last: number): string {
  if (last - first === 6) return 'Every day';
  if (first === last) return weekdays[first] ?? '';
  return `${weekdays[first]} ${last - first === 1 ? 'and' : 'to'} ${weekdays[last]}`;
}

/** Special days from today on, in order; none while the listing is closed for now. */
export function formatSpecialDays(hours: Hours, now: Date): SpecialHoursRow[] {
  if (hours.temporarily_closed) return [];
  const today = findLocalDate(hours.time_zone, now) ?? '';
  const coming = hours.special_hours.filter(({ date }) => date >= today);
  const byDate = Map.groupBy(coming, ({ date }) => date);
  return [...byDate]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([date, spans]) => ({
      date,
      label: formatShortDate(date),
      lines: formatSpans(spans),
      note: spans.find(({ note }) => note)?.note ?? null,
    }));
}

function formatSpans(spans: Pick<SpecialHours, 'opens' | 'closes'>[]): string[] {
  const lines = spans
    .toSorted((a, b) => compareText(a.opens ?? '', b.opens ?? ''))
    .flatMap(({ opens, closes }) => (opens && closes ? [formatSpan(opens, closes)] : []));
  return lines.length > 0 ? lines : ['Closed'];
}

/** '9 AM – 5 PM', 'Open 24 hours'. */
export function formatSpan(opens: string, closes: string): string {
  if (isWholeDay(opens, closes)) return 'Open 24 hours';
  return `${formatTime(opens)} – ${formatClosing(closes)}`;
}

function isWholeDay(opens: string, closes: string): boolean {
  return opens === closes || (opens === '00:00' && closes === '24:00');
}
