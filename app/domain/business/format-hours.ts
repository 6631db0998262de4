import * as t from '#app/messages/domain/business.ts';
import { formatList } from '#app/messages/sentences.ts';
import {
  addDays,
  compareText,
  countDays,
  dayMs,
  formatDay,
  formatShortDate,
  isoWeekday,
  lowerFirst,
  upperFirst,
} from '../text/text.ts';
import type { ComingTime, Hours, OpeningHours, SpecialHours } from './business.ts';
import {
  findHoursAt,
  findLocalDate,
  hoursOn,
  type LocalMoment,
  type OpenState,
} from './open-state.ts';

export type OpenTone = 'open' | 'soon' | 'closed' | 'unknown';

/** An open state in words: 'Open' + 'closes in 25 min'. */
export type OpenText = { tone: OpenTone; label: string; detail: string | null };

export type SpecialHoursRow = { date: string; label: string; lines: string[]; note: string | null };
export type HoursRow = {
  day: string;
  /** The usual hours. */
  lines: string[];
  isToday: boolean;
  /** What replaces them on the next such day, including today; null if nothing does. */
  special: SpecialHoursRow | null;
};

/** A closing time this near is shown in minutes. */
const soonMinutes = 60;
/** Until then it counts as the night of the previous day. */
const nightEnds = '06:00';
/** Length of the shortest day, when clocks go forward: within it, a time of day occurs once. */
const shortestDayMinutes = 23 * 60;
const weekMs = 7 * dayMs;
/** In the order of `day_of_week`, which starts at 1. */
export const { weekdays } = t;

/** Returns '9 AM' for '09:00', '9:30 PM' for '21:30'. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(3, 5);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

/** Like `formatTime`, for the end of a span: 'midnight' instead of '12 AM'. */
function formatClosing(time: string): string {
  return isMidnight(time) ? t.midnight : formatTime(time);
}

export function isMidnight(time: string): boolean {
  return time === '00:00' || time === '24:00';
}

/** @param isShort for a line in a list: 'opens Tue 6:30 AM' */
export function formatOpenState(state: OpenState, isShort = false): OpenText {
  switch (state.kind) {
    case 'unknown':
      return { tone: 'unknown', label: t.hoursNotListed, detail: null };
    case 'temporarily_closed':
      return { tone: 'closed', label: t.temporarilyClosed, detail: null };
    case 'not_open_yet':
      return {
        tone: 'closed',
        label: t.opensOn({ date: formatDay(state.opens_on) }),
        detail: null,
      };
    case 'open_24_hours':
      return { tone: 'open', label: t.open24Hours, detail: null };
    case 'open':
      return {
        tone: state.closesInMinutes <= soonMinutes ? 'soon' : 'open',
        label: t.open,
        detail: t.closes({
          when: formatMoment(endOfEvening(state.closes), formatClosing, isShort),
        }),
      };
    case 'closed':
      return {
        tone: 'closed',
        label: t.closed,
        detail: state.opens && t.opens({ when: formatMoment(state.opens, formatTime, isShort) }),
      };
  }
}

function formatMoment(
  moment: LocalMoment,
  format: (time: string) => string,
  isShort: boolean,
): string {
  const time = format(moment.time);
  if (moment.inMinutes <= soonMinutes) return t.inMinutes({ minutes: moment.inMinutes });
  if (moment.inDays === 0) return t.atTime({ time });
  if (moment.inDays === 1) return isShort ? t.tomorrowTime({ time }) : t.tomorrowAt({ time });
  const weekday = moment.inDays < 7 ? weekdays[isoWeekday(moment.date) - 1] : undefined;
  const day = weekday ?? formatShortDate(moment.date);
  return isShort ? t.dayTime({ day: weekday?.slice(0, 3) ?? day, time }) : t.dayAt({ day, time });
}

/**
 * Moves a closing time to the day that people say: midnight ends the previous day, and what closes
 * in the coming night closes 'at 2:30 AM', not 'tomorrow at 2:30 AM'.
 */
function endOfEvening(closes: LocalMoment): LocalMoment {
  const { date, time, inDays, inMinutes } = closes;
  const isTonight = inDays === 1 && time < nightEnds && inMinutes < shortestDayMinutes;
  if (isTonight) return { ...closes, inDays: 0 };
  return isMidnight(time) ? { ...closes, date: addDays(date, -1), inDays: inDays - 1 } : closes;
}

/** The hours that answer 'open on Sunday at 10?', in words. */
export type OpenAtText = { day: string; hours: string };

/**
 * Returns the hours that contain a coming time: 'Sunday', '7 AM – 5 PM'. After midnight, those of
 * the day on which the night began; for a whole date all of its hours, as 'Tomorrow'. Null if the
 * listing is closed then or its hours are unknown.
 */
export function formatOpenAt(hours: Hours, at: ComingTime, now: Date): OpenAtText | null {
  const found = findHoursAt(hours, at, now);
  if (!found) return null;
  const { date, opens, closes } = found;
  const spans = at.time === null ? hoursOn(hours, date) : [{ opens, closes }];
  const words = formatSpans(spans).join(', ');
  return {
    day:
      at.date === undefined
        ? (weekdays[isoWeekday(date) - 1] ?? '')
        : upperFirst(nameDate(date, hours.time_zone, now)),
    hours: words === t.open24Hours ? lowerFirst(words) : words,
  };
}

/** Returns 'today', 'tomorrow', 'Friday' of the coming days, or 'Thu, Dec 24'. */
function nameDate(date: string, timeZone: string, now: Date): string {
  const inDays = countDays(findLocalDate(timeZone, now) ?? date, date);
  if (inDays === 0) return t.today;
  if (inDays === 1) return t.tomorrow;
  return inDays > 0 && inDays < 7 ? (weekdays[isoWeekday(date) - 1] ?? '') : formatShortDate(date);
}

/** What a listing says of a holiday. */
export type ListingHolidayHours = {
  /** 'unconfirmed': it has only its usual hours. */
  kind: 'closed' | 'open' | 'unconfirmed';
  text: string;
};

/**
 * Returns 'Closed tomorrow for Thanksgiving', 'Open tomorrow for Thanksgiving, 10 AM – 2 PM', or,
 * without special hours for that date, 'Hours may differ on Thanksgiving'. Null where no hours are
 * known, and while it is temporarily closed.
 */
function describeHoliday(
  hours: Hours,
  { name, date }: { name: string; date: string },
  now: Date,
): ListingHolidayHours | null {
  const { opening_hours, special_hours, temporarily_closed, time_zone } = hours;
  if (temporarily_closed) return null;
  const special = special_hours.filter((day) => day.date === date);
  if (special.length === 0) {
    return opening_hours.length === 0
      ? null
      : { kind: 'unconfirmed', text: t.hoursMayDiffer({ holiday: name }) };
  }
  const day = nameDate(date, time_zone, now);
  const when = isNear(date, time_zone, now) ? day : t.onDay({ day });
  const lines = formatSpans(special).join(', ');
  return lines === t.closed
    ? { kind: 'closed', text: t.closedForHoliday({ holiday: name, when }) }
    : { kind: 'open', text: t.openForHoliday({ holiday: name, when, hours: lowerFirst(lines) }) };
}

/** Returns whether a date is today or tomorrow. */
function isNear(date: string, timeZone: string, now: Date): boolean {
  return [0, 1].includes(countDays(findLocalDate(timeZone, now) ?? date, date));
}

type MentionedHoliday = {
  holidays: readonly { name: string; date: string }[];
  /** The date searched for; absent: today and tomorrow. */
  date?: string | undefined;
  now: Date;
};

/** Returns what a card says of a holiday; null for nothing. */
export function describeNearHoliday(
  hours: Hours,
  { holidays, date, now }: MentionedHoliday,
): ListingHolidayHours | null {
  const isMeant = (of: string) =>
    date === undefined ? isNear(of, hours.time_zone, now) : of === date;
  const holiday = holidays.find((one) => isMeant(one.date));
  const described = holiday ? describeHoliday(hours, holiday, now) : null;
  // The card has the hours of that date itself.
  return date !== undefined && described?.kind !== 'unconfirmed' ? null : described;
}

/** Returns the coming holidays for which a listing has no special hours, and what to say of them. */
export function findUnconfirmedHolidays(
  hours: Hours,
  holidays: MentionedHoliday['holidays'],
  now: Date,
): { date: string; text: string }[] {
  const today = findLocalDate(hours.time_zone, now) ?? '';
  return holidays.flatMap((holiday) => {
    const described = holiday.date < today ? null : describeHoliday(hours, holiday, now);
    return described?.kind === 'unconfirmed' ? [{ date: holiday.date, text: described.text }] : [];
  });
}

/**
 * Returns the week from Monday, each day with its spans in words. For a temporarily closed listing
 * only the usual week, because its next open day is unknown.
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

/** Consecutive days with the same hours: 'Monday to Friday', 'Every day'. */
export type DayRange = { days: string; lines: string[] };

/** Returns the usual week in few lines; needs no clock, because none of its days is today. */
export function formatShortWeek(openingHours: OpeningHours[]): DayRange[] {
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
  if (last - first === 6) return t.everyDay;
  const days = { first: weekdays[first] ?? '', last: weekdays[last] ?? '' };
  if (first === last) return days.first;
  return last - first === 1 ? formatList([days.first, days.last]) : t.dayRange(days);
}

/** Returns special days from today on, in order; none for a temporarily closed listing. */
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

/** Returns '9 AM – 12 PM' for each span, in order; 'Closed' without one. */
export function formatSpans(spans: Pick<SpecialHours, 'opens' | 'closes'>[]): string[] {
  const lines = spans
    .toSorted((a, b) => compareText(a.opens ?? '', b.opens ?? ''))
    .flatMap(({ opens, closes }) => (opens && closes ? [formatSpan(opens, closes)] : []));
  return lines.length > 0 ? lines : [t.closed];
}

/** Returns '9 AM – 5 PM', or 'Open 24 hours'. */
export function formatSpan(opens: string, closes: string): string {
  if (isAllDay(opens, closes)) return t.open24Hours;
  return `${formatTime(opens)} – ${formatClosing(closes)}`;
}

function isAllDay(opens: string, closes: string): boolean {
  return opens === closes || (opens === '00:00' && closes === '24:00');
}
