import { findMinute, findToday } from '../holiday/holiday.ts';
import { addDays, dayMinutes, isoWeekday, minuteMs } from '../text/text.ts';
import { findDay } from './find-day.ts';
import { type Day, days } from './search-choices.ts';
import type { Phrase, Role } from './token-patterns.ts';
import type { Token } from './tokenize.ts';

/** When a text wants something open: now, or at a time of a weekday. */
export type TimeInText =
  | { open: 'now' }
  | {
      day: Day;
      /** 'HH:MM' */
      time: string;
      /** 'YYYY-MM-DD' of a day more than a week away; without it the next such weekday is meant. */
      date?: string;
    }
  /** At any time of a date. */
  | { date: string };

const morning = 540;
const evening = 1140;

const timeRoles = new Set<Role>([
  'day',
  'clock',
  'ahead',
  'part',
  'tonight',
  'now',
  'open',
  'closed',
]);

/** Whether a phrase is part of a time. */
export function isOfTime({ role }: Phrase): boolean {
  return timeRoles.has(role);
}

type ReadTime = {
  tokens: readonly Token[];
  /** Those of times, in their order. */
  phrases: readonly Phrase[];
  now: Date;
  /** Where the search looks. */
  timeZone: string | undefined;
};

/** Composes a time of its parts in a text; null if they are none. Of several days a Sunday is meant, else the first. */
export function composeTime({ tokens, phrases, now, timeZone }: ReadTime): TimeInText | null {
  const isClosed = ({ start }: Phrase) =>
    phrases.some(({ role, end }) => role === 'closed' && end === start);
  const found = phrases.filter((phrase) => phrase.role !== 'closed' && !isClosed(phrase));
  const find = (...roles: Role[]) => found.find(({ role }) => roles.includes(role));
  if (!find('day', 'ahead', 'clock', 'part', 'tonight'))
    return find('now') ? { open: 'now' } : null;
  const today = findToday(now, timeZone);
  const dates = found.filter(({ role }) => role === 'day').map((phrase) => findDay(phrase, today));
  const date = dates.find((one) => isoWeekday(one) === 7) ?? dates[0];
  const ahead = find('ahead');
  if (ahead) return toTime(today, findMinute(now, timeZone) + minutesOf(ahead.groups), today);
  /** When it is that time again: 'at 6am' is tomorrow at noon. */
  const next = (minute: number) => (minute < findMinute(now, timeZone) ? addDays(today, 1) : today);
  const partOfDay = find('part', 'tonight');
  const rest = wordsBeside(tokens, phrases);
  const hour = find('clock');
  if (hour) {
    const isEvening = Number(partOfDay?.value ?? 0) >= evening || evenings.test(rest);
    const opens = tokens.some(({ plain }) => plain === 'opens');
    const minute = minuteOf(hour, { isEvening, opens });
    const isNextDay = minute < 300 && minute >= 0 && hour.value !== 'am';
    const day = date ?? (isNextDay ? today : next(minute));
    return toTime(day, minute + (isNextDay ? dayMinutes : 0), today);
  }
  const meal = date === undefined ? undefined : meals.find(([word]) => word.test(rest))?.[1];
  const minute = partOfDay ? Number(partOfDay.value) : meal;
  if (minute !== undefined) {
    // 'this morning': there is nothing to find then.
    const isAlone = rest === '' && found.every(({ role }) => role === 'part' || role === 'tonight');
    const isTonight = partOfDay?.role === 'tonight';
    return isAlone ? null : toTime(date ?? (isTonight ? today : next(minute)), minute, today);
  }
  return date === undefined ? null : { date };
}

const evenings = /\b(?:dinner|supper|drinks|cocktails|bars?|pubs?|concert)\b/;
const meals: [RegExp, number][] = [
  [/\b(?:breakfast|desayuno)\b/, morning],
  [/\bbrunch\b/, 660],
  [/\b(?:lunch|almuerzo)\b/, 720],
  [/\b(?:dinner|supper|cena)\b/, evening],
];

function wordsBeside(tokens: readonly Token[], phrases: readonly Phrase[]): string {
  return tokens
    .filter((_, at) => !phrases.some(({ start, end }) => at >= start && at < end))
    .map(({ plain }) => plain)
    .join(' ');
}

/** @param minute of the date, or of the day after it */
function toTime(date: string, minute: number, today: string): TimeInText {
  const on = addDays(date, Math.floor(minute / dayMinutes));
  const ofDay = (minute + 2 * dayMinutes) % dayMinutes;
  return {
    day: days[isoWeekday(on) - 1] ?? 'mon',
    time: new Date(ofDay * minuteMs).toISOString().slice(11, 16),
    ...(on > addDays(today, 6) && { date: on }),
  };
}

function minutesOf({ count = '', unit = '' }: Phrase['groups']): number {
  const counts: Record<string, number> = { an: 1, one: 1, 'half an': 0.5, two: 2, three: 3 };
  return (counts[count] ?? Number(count)) * (unit.startsWith('h') ? 60 : 1);
}

type Context = { isEvening: boolean; opens: boolean };

/** A quarter of an hour before the end of a time it is still open; of a span the middle is meant. */
function minuteOf({ groups, value }: Phrase, context: Context): number {
  const { at = '', past, end } = groups;
  const clock = past === undefined ? (groups.clock ?? '') : `${past}:30`;
  const half =
    halfIn(value) ?? halfIn(clock) ?? (end === undefined ? undefined : halfBefore(end, clock));
  const from = minuteOfClock({ at, clock, half, ...context });
  if (end === undefined) return from;
  const until = minuteOfClock({ at: '', clock: end, half: halfIn(end), ...context, opens: false });
  return Math.floor((from + (until > from ? until : until + dayMinutes)) / 2) % dayMinutes;
}

type Half = 'am' | 'pm' | undefined;

function halfIn(clock: string): Half {
  const [sign] = /[ap](?=m)/.exec(clock) ?? [];
  return sign === undefined ? undefined : sign === 'a' ? 'am' : 'pm';
}

/** Of the beginning of a span, whose end may say it: '7-9am'. */
function halfBefore(end: string, clock: string): Half {
  const half = halfIn(end);
  const isEarlier = Number.parseInt(clock, 10) % 12 < Number.parseInt(end, 10) % 12;
  return half === 'pm' && !isEarlier ? 'am' : half;
}

/**
 * '6:30am' -> 390. A bare number is the likelier half of the day: seven to eleven is a morning unless
 * the rest says evening, one to six is an afternoon. Something opens or is 'open before' in the morning, and
 * is 'open until' the evening.
 */
function minuteOfClock({
  at,
  clock,
  half,
  isEvening,
  opens,
}: Context & { at: string; clock: string; half: Half }) {
  const isBefore = /before|by/.test(at);
  const isUntil = /until|til|hasta/.test(at);
  const early = isBefore || isUntil ? 15 : 0;
  if (/midnight|medianoche/.test(clock)) return /after|past/.test(at) ? 15 : dayMinutes - 15;
  if (/noon|mediodia/.test(clock)) return 720 - early;
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number);
  const isMorning = half === undefined ? isBefore || opens : half === 'am';
  const isLate =
    half === undefined ? !isMorning && hours < (isEvening || isUntil ? 12 : 7) : !isMorning;
  const ofDay = isLate ? (hours % 12) + 12 : isMorning ? hours % 12 : hours;
  return ofDay * 60 + minutes - early;
}
