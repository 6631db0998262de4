import { type OpeningHours, parseTypedHours } from '../../business/business.ts';
import type { CountWarning } from '../count-warnings.ts';
import { cleanCell } from './clean-cell.ts';

/** The columns of a day's hours: one with both ends, or one for each; null if the file has none. */
type DayColumns = { day: string; from: number; to: number | null };

export type HoursColumns = readonly DayColumns[];

const dayName =
  /\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?:\b|(?=_|open|close|start|end|from|to|hours))/i;
const opening = /open|start|from|begin/i;
const closing = /clos|end|\bto\b|until/i;

/** Finds the columns that hold the hours of one day each: "Monday", "Mon Open", "hours.Friday". */
export function findHoursColumns(header: readonly string[]): HoursColumns {
  const found = new Map<string, DayColumns>();
  for (const [column, name] of header.entries()) {
    const words = name.replace(/[_.]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
    const day = dayName.exec(words)?.[1]?.slice(0, 3).toLowerCase();
    if (day === undefined) continue;
    const known = found.get(day);
    if (closing.test(words) && !opening.test(words)) {
      if (known) known.to = column;
    } else found.set(day, known ?? { day, from: column, to: null });
  }
  const columns = [...found.values()];
  const arePairs = columns.every(({ to }) => to !== null);
  // Fewer days may be about something else: "Sunday liquor sales", "Sat phone".
  const areHours = header.filter((name) => /hours/i.test(name) && dayName.test(name)).length > 1;
  return columns.length >= 5 || (columns.length > 1 && (arePairs || areHours)) ? columns : [];
}

/** Joins the cells of a row's days to one text, "mon 9-5, tue closed"; '' if all are empty. */
export function readHoursColumns(row: readonly string[], columns: HoursColumns): string {
  const read = columns.flatMap(({ day, from, to }) => {
    const [start = '', end = ''] = [from, to].map((at) =>
      cleanCell(at === null ? '' : row[at]).replace(/^[:\s-]+$/, ''),
    );
    if (start === '') return [];
    if (to === null) return [`${day} ${start}`];
    return end === '' ? [] : [`${day} ${start}-${end}`];
  });
  return read.join(', ');
}

type CellInput = { cell: string; isAlwaysOpen: boolean; warn: CountWarning };

/** OpenStreetMap's holidays, which a week of ours does not have: among days ("Mo-Su,PH 10:00-22:00"), and with a rule of their own. */
const holidayAmongDays = /,\s*(?:PH|SH)(?=\s+\d)|\b(?:PH|SH),\s*(?=[A-Z])/g;
const holidayRule = /[;,]?\s*(?:PH|SH|easter)\b[^;]*/g;

/**
 * Parses the hours of a week, as people type them or as OpenStreetMap writes them; null if the row
 * says nothing of them, or nothing that can be read.
 */
export function parseHoursCell({ cell, isAlwaysOpen, warn }: CellInput): OpeningHours[] | null {
  const text = cell
    .replace(holidayAmongDays, '')
    .replace(holidayRule, '')
    .replace(/\boff\b/g, 'closed')
    .replace(/\b(\d{1,2}:\d{2}):00\b/g, '$1')
    .replace(/([a-z]):(?=\d)/gi, '$1 ')
    .trim();
  if (text === '') return isAlwaysOpen ? readWeek('24/7') : null;
  const week = readWeek(text);
  if (week === null) warn('hours', 'are no hours of a week', cell);
  return week;
}

function readWeek(text: string): OpeningHours[] | null {
  const read = parseTypedHours(text);
  return read.ok && read.opening_hours.length > 0
    ? endNights(joinOverlapping(read.opening_hours))
    : null;
}

/** Ends a night where the next day goes on: of "Mon 18:00-02:00, Tue 00:00-14:00" it is at midnight. */
function endNights(week: readonly OpeningHours[]): OpeningHours[] {
  const [nights, others] = [true, false].map((isNight) =>
    week.filter(({ opens, closes }) => closes <= opens === isNight),
  ) as [OpeningHours[], OpeningHours[]];
  const findNext = ({ day_of_week, closes }: OpeningHours) =>
    week.filter((next) => next.day_of_week === (day_of_week % 7) + 1 && next.opens < closes);
  const said = new Set(
    nights.flatMap((night) =>
      findNext(night).filter((next) => others.includes(next) && next.closes <= night.closes),
    ),
  );
  return week
    .filter((span) => !said.has(span))
    .map((span) => {
      const next = nights.includes(span) ? findNext(span).find((one) => !said.has(one)) : undefined;
      return next ? { ...span, closes: next.opens === '00:00' ? '24:00' : next.opens } : span;
    });
}

/** Joins the spans of a day that overlap, for which the form of an owner asks. */
function joinOverlapping(week: readonly OpeningHours[]): OpeningHours[] {
  const joined: OpeningHours[] = [];
  const inOrder = week.toSorted(
    (a, b) => a.day_of_week - b.day_of_week || a.opens.localeCompare(b.opens),
  );
  for (const span of inOrder) {
    const last = joined.at(-1);
    const isApart = last?.day_of_week !== span.day_of_week || toEnd(last) <= `0 ${span.opens}`;
    if (isApart) joined.push({ ...span });
    else if (toEnd(span) > toEnd(last)) {
      // A day at most.
      const isLonger = span.closes <= span.opens && span.closes > last.opens;
      last.closes = isLonger ? (last.opens === '00:00' ? '24:00' : last.opens) : span.closes;
    }
  }
  return joined;
}

/** Returns when a span ends, so that texts compare as times do: "0 17:00", "1 02:00" on the next day. */
function toEnd({ opens, closes }: OpeningHours): string {
  return `${closes <= opens ? 1 : 0} ${closes}`;
}
