import { addDays, countDays, dayMs, isoWeekday, minuteMs, toIsoDate } from '../text/text.ts';
import type { ComingTime, Hours } from './business.ts';

/** A moment in the listing's time zone. */
export type LocalMoment = {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  time: string;
  /** 0 is today in that zone, 1 tomorrow. */
  inDays: number;
  inMinutes: number;
};

export type OpenState =
  | { kind: 'unknown' }
  | { kind: 'temporarily_closed' }
  | { kind: 'not_open_yet'; opens_on: string }
  | { kind: 'open_24_hours' }
  | { kind: 'open'; closesInMinutes: number; closes: LocalMoment }
  | { kind: 'closed'; opens: LocalMoment | null };

/** 'YYYY-MM-DD', of a new business. */
type OpeningDay = { opens_on?: string | null };

type Span = { start: number; end: number };

/** How many days ahead the next opening of a closed listing is searched. */
const horizonDays = 31;
/** A listing that stays open for this long counts as always open. */
const alwaysOpenMs = 7 * dayMs;

/** Returns whether a listing is open at `now`, until when, or when it opens next. */
export function getOpenState(hours: Hours & OpeningDay, now: Date): OpenState {
  const { opens_on = null } = hours;
  if (hours.temporarily_closed && opens_on !== null && opens_on > toIsoDate(now)) {
    return { kind: 'not_open_yet', opens_on };
  }
  if (hours.temporarily_closed) return { kind: 'temporarily_closed' };
  if (hours.opening_hours.length === 0 && hours.special_hours.length === 0) {
    return { kind: 'unknown' };
  }
  const clock = findClock(hours.time_zone);
  if (!clock) return { kind: 'unknown' };

  const at = now.getTime();
  const today = localDate(clock, at);
  let openUntil: number | null = null;
  // Yesterday first: its last span may run past midnight.
  for (let day = -1; day <= horizonDays; day += 1) {
    for (const span of spansOn(hours, clock, addDays(today, day))) {
      if (openUntil !== null && span.start > openUntil) return openState(clock, openUntil, at);
      if (openUntil !== null) openUntil = Math.max(openUntil, span.end);
      else if (span.start > at) return { kind: 'closed', opens: momentOf(clock, span.start, at) };
      else if (span.end > at) openUntil = span.end;
    }
    if (openUntil !== null && openUntil - at >= alwaysOpenMs) return { kind: 'open_24_hours' };
  }
  if (openUntil !== null) return openState(clock, openUntil, at);
  return { kind: 'closed', opens: null };
}

/** Returns the date in the listing's time zone, 'YYYY-MM-DD'; null if the zone is unknown. */
export function findLocalDate(timeZone: string, now: Date): string | null {
  const clock = findClock(timeZone);
  return clock && localDate(clock, now.getTime());
}

/**
 * Returns the instant of a local date and time, 'YYYY-MM-DD' and 'HH:MM'; null if the zone is
 * unknown.
 */
export function findInstant(timeZone: string, date: string, time: string): Date | null {
  const clock = findClock(timeZone);
  return clock && new Date(toInstant(clock, date, minutesOf(time)));
}

/** Returns a moment in the listing's time zone, relative to `now`; null if the zone is unknown. */
export function findLocalMoment(timeZone: string, instant: Date, now: Date): LocalMoment | null {
  const clock = findClock(timeZone);
  return clock && momentOf(clock, instant.getTime(), now.getTime());
}

/** Returns the date of a coming time in the listing's time zone; null if the zone is unknown. */
export function findDateOf({ weekday, time, date }: ComingTime, timeZone: string, now: Date) {
  if (date !== undefined) return date;
  const current = findLocalMoment(timeZone, now, now);
  if (!current) return null;
  const inDays = (weekday - isoWeekday(current.date) + 7) % 7;
  const isPast = inDays === 0 && time !== null && time < current.time;
  return addDays(current.date, isPast ? 7 : inDays);
}

/**
 * Returns the hours that contain a coming time, special ones included, and the date on which they
 * begin; after midnight that is the day before. For a whole date, its first hours that are not over.
 * Null if the listing is closed then, or its hours are unknown. Does not consider whether it is
 * temporarily closed.
 */
export function findHoursAt(hours: Hours, at: ComingTime, now: Date) {
  const date = findDateOf(at, hours.time_zone, now);
  if (date === null) return null;
  const { time } = at;
  if (time === null) return findHoursLeft(hours, date, now);
  for (const begins of [date, addDays(date, -1)]) {
    for (const { opens, closes } of hoursOn(hours, begins)) {
      if (opens === null || closes === null) continue;
      const isPastMidnight = closes <= opens;
      const isWithin =
        begins === date
          ? opens <= time && (isPastMidnight || time < closes)
          : isPastMidnight && time < closes;
      if (isWithin) return { date: begins, opens, closes };
    }
  }
  return null;
}

function findHoursLeft(hours: Hours, date: string, now: Date) {
  const current = findLocalMoment(hours.time_zone, now, now);
  for (const { opens, closes } of hoursOn(hours, date)) {
    if (opens === null || closes === null) continue;
    const isOver = date === current?.date && opens < closes && closes <= current.time;
    if (!isOver) return { date, opens, closes };
  }
  return null;
}

function openState(clock: Clock, until: number, at: number): OpenState {
  const closes = momentOf(clock, until, at);
  return { kind: 'open', closesInMinutes: closes.inMinutes, closes };
}

/** Returns the hours of a date. Special hours replace the usual ones. */
export function hoursOn(hours: Hours, date: string) {
  const special = hours.special_hours.filter((hour) => hour.date === date);
  const weekday = isoWeekday(date);
  return special.length > 0
    ? special
    : hours.opening_hours.filter((hour) => hour.day_of_week === weekday);
}

/**
 * Returns the spans that begin on a date, in order, without those in an hour that the clocks skip.
 */
function spansOn(hours: Hours, clock: Clock, date: string): Span[] {
  return hoursOn(hours, date)
    .flatMap(({ opens, closes }) => {
      if (opens === null || closes === null) return [];
      const first = minutesOf(opens);
      const last = minutesOf(closes);
      const closingDate = last <= first ? addDays(date, 1) : date;
      const start = toInstant(clock, date, first);
      const end = toInstant(clock, closingDate, last);
      return end > start ? [{ start, end }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
}

function momentOf(clock: Clock, instant: number, at: number): LocalMoment {
  const wall = new Date(instant + offsetAt(clock, instant)).toISOString();
  const date = wall.slice(0, 10);
  const today = localDate(clock, at);
  return {
    date,
    time: wall.slice(11, 16),
    inDays: countDays(today, date),
    // Rounded up: with 30 seconds left it closes "in 1 min", never "in 0".
    inMinutes: Math.ceil((instant - at) / minuteMs),
  };
}

/**
 * Returns the instant of a local time. A time that occurs twice (clocks go back) is the first one;
 * a time that is skipped (clocks go forward) moves forward by the missing hour.
 */
function toInstant(clock: Clock, date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00Z`) + minutes * minuteMs;
  const early = wall - offsetAt(clock, wall - dayMs);
  if (offsetAt(clock, early) === wall - early) return early;
  const late = wall - offsetAt(clock, wall + dayMs);
  return offsetAt(clock, late) === wall - late ? late : early;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function localDate(clock: Clock, instant: number): string {
  return toIsoDate(instant + offsetAt(clock, instant));
}

/** A time zone and its offsets so far: they are slow to compute, and cards share them. */
type Clock = { findOffset: FindOffset; offsets: Map<number, number> };

/** Returns the milliseconds to add to UTC for the local time at an instant. */
type FindOffset = (instant: number) => number;

/** Offsets only change on quarter hours. */
const offsetStepMs = 15 * minuteMs;
const maxOffsets = 1000;
const clocks = new Map<string, Clock | null>();

/** Returns the clock of an IANA time zone; null if there is none of this name. */
function findClock(timeZone: string): Clock | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the milliseconds to add to UTC for the local time at an instant. */
function offsetAt({ findOffset, offsets }: Clock, instant: number): number {
  const step = Math.floor(instant / offsetStepMs);
  const known = offsets.get(step);
  if (known !== undefined) return known;
  const offset = findOffset(step * offsetStepMs);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(step, offset);
  return offset;
}

function createClock(timeZone: string): Clock | null {
  try {
    const findOffset =
      'Temporal' in globalThis ? createByTemporal(timeZone) : createByIntl(timeZone);
    return { findOffset, offsets: new Map() };
  } catch {
    return null;
  }
}

/** Uses Temporal where it exists (not yet in Safari): Intl is slow to start. */
function createByTemporal(timeZone: string): FindOffset {
  const findOffset: FindOffset = (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds /
    1e6;
  findOffset(0); // Throws, as Intl does, where there is no such zone.
  return findOffset;
}

function createByIntl(timeZone: string): FindOffset {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
}
