import type { TypedTime } from './typed-hours-tokens.ts';

export type TypedSpan = { from: TypedTime; to: TypedTime };
type Span = { opens: string; closes: string };

const noon = 720;
const day = 1440;

/** The spans of one day as they are kept: where am and pm were left out, what a shop would mean. */
export function toSpans(typed: readonly TypedSpan[]): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const span of typed) spans.push(readSpan(span, spans.at(-1)?.end ?? 0));
  return spans.map(({ start, end }) => {
    const endsAtMidnight = end % day === 0;
    if (!endsAtMidnight) return { opens: format(start), closes: format(end % day) };
    return { opens: format(start), closes: start === 0 ? '24:00' : '00:00' };
  });
}

/** Minutes of the day; `end` is beyond it for a span that runs past midnight. */
function readSpan({ from, to }: TypedSpan, endOfLast: number) {
  const isOf24 = (from.isOf24 || to.isOf24) && from.half === null && to.half === null;
  const starts = findMinutes(from, isOf24);
  const ends = findMinutes(to, isOf24);
  const usual = findUsualStart({ from, to, starts, ends });
  // A second span of a day begins after the first: of '11-2, 5-10' at 5 PM.
  const start = usual < endOfLast ? (starts.find((other) => other >= endOfLast) ?? usual) : usual;
  return { start, end: start + Math.min(...ends.map((end) => findLength(start, end))) };
}

type Reading = TypedSpan & { starts: number[]; ends: number[] };

/** When a span begins that says no am or pm. */
function findUsualStart({ from, to, starts, ends }: Reading): number {
  const [early = 0, late = early] = starts;
  // Of '6-10pm' the pm is that of both, and of '9-5pm' it cannot be.
  if (to.half !== null || to.word === 'noon') {
    const [end = 0] = ends;
    return findLength(late, end) < findLength(early, end) ? late : early;
  }
  const { hour } = from;
  if (hour >= 7 && hour <= 11) return early;
  // Who opens at five or six and closes at a later number does so in the evening: '5-10', but '6-2'.
  const isMorning = (hour === 5 || hour === 6) && to.word === null && to.hour < hour;
  return isMorning ? early : late;
}

/** Each time of day, in minutes, that may be meant. */
function findMinutes({ hour, minute, half, word }: TypedTime, isOf24: boolean): number[] {
  if (word !== null) return [word === 'noon' ? noon : 0];
  if (isOf24 || hour > 12 || (hour === 0 && half === null)) return [hour * 60 + minute];
  const inMorning = (hour % 12) * 60 + minute;
  if (half !== null) return [half === 'am' ? inMorning : inMorning + noon];
  return [inMorning, inMorning + noon];
}

/** A span that ends when it begins is a whole day. */
function findLength(start: number, end: number): number {
  return (end - start + day) % day || day;
}

function format(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}
