import type { TypedTime } from './typed-hours-tokens.ts';

export type TypedSpan = { from: TypedTime; to: TypedTime };
type Span = { opens: string; closes: string };

const noon = 720;
const day = 1440;

/** Converts the typed spans of one day; without am and pm, assumes the usual hours of a shop. */
export function toSpans(typed: readonly TypedSpan[]): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const span of typed) spans.push(readSpan(span, spans.at(-1)?.end ?? 0));
  return spans.map(({ start, end }) => {
    const endsAtMidnight = end % day === 0;
    if (!endsAtMidnight) return { opens: format(start), closes: format(end % day) };
    return { opens: format(start), closes: start === 0 ? '24:00' : '00:00' };
  });
}

/** Minutes of the day; `end` exceeds it for a span that runs past midnight. */
function readSpan({ from, to }: TypedSpan, endOfLast: number) {
  const isOf24 = (from.isOf24 || to.isOf24) && from.half === null && to.half === null;
  const starts = findMinutes(from, isOf24);
  const ends = findMinutes(to, isOf24);
  const usual = findUsualStart({ from, to, starts, ends });
  // A second span begins after the first: in '11-2, 5-10' at 5 PM.
  const start = usual < endOfLast ? (starts.find((other) => other >= endOfLast) ?? usual) : usual;
  return { start, end: start + Math.min(...ends.map((end) => findLength(start, end))) };
}

/** Returns the spans with a break in one of them; null if it is in none. */
export function interrupt(spans: readonly Span[], typed: TypedSpan): Span[] | null {
  const [rest] = toSpans([typed]);
  if (rest === undefined || rest.closes <= rest.opens) return null;
  const isIn = ({ opens, closes }: Span) =>
    opens < rest.opens && (rest.closes < closes || closes <= opens);
  const index = spans.findIndex(isIn);
  const span = spans[index];
  if (span === undefined) return null;
  const parts = [
    { opens: span.opens, closes: rest.opens },
    { opens: rest.closes, closes: span.closes },
  ];
  return spans.toSpliced(index, 1, ...parts);
}

type Reading = TypedSpan & { starts: number[]; ends: number[] };

/** Returns when a span without am or pm begins. */
function findUsualStart({ from, to, starts, ends }: Reading): number {
  const [early = 0, late = early] = starts;
  // In '6-10pm' the pm applies to both, in '9-5pm' it cannot.
  if (to.half !== null || to.word === 'noon') {
    const [end = 0] = ends;
    return findLength(late, end) < findLength(early, end) ? late : early;
  }
  const { hour } = from;
  if (hour >= 7 && hour <= 11) return early;
  // From five or six to a later number is an evening: '5-10', but '6-2' is not.
  const isMorning = (hour === 5 || hour === 6) && to.word === null && to.hour < hour;
  return isMorning ? early : late;
}

/** Returns each time of day, in minutes, that may be meant. */
function findMinutes({ hour, minute, half, word }: TypedTime, isOf24: boolean): number[] {
  if (word !== null) return [word === 'noon' ? noon : 0];
  if (isOf24 || hour > 12 || (hour === 0 && half === null)) return [hour * 60 + minute];
  const inMorning = (hour % 12) * 60 + minute;
  if (half !== null) return [half === 'am' ? inMorning : inMorning + noon];
  return [inMorning, inMorning + noon];
}

/** A span that ends when it begins lasts a whole day. */
function findLength(start: number, end: number): number {
  return (end - start + day) % day || day;
}

function format(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}
