import type { OpeningHours } from './business.ts';
import { type Token, readTokens } from './typed-hours-tokens.ts';
import { type TypedSpan, toSpans } from './typed-span.ts';

export type TypedHours =
  | { ok: true; opening_hours: OpeningHours[]; isByAppointment: boolean }
  /** The part of the text that could not be parsed, as typed. */
  | { ok: false; piece: string };

/** The position of a part in the text. */
type Place = { start: number; end: number };

type Span = TypedSpan | 'all-day';

type Part = Place &
  (
    | { kind: 'days'; days: number[] }
    | { kind: 'span'; span: Span }
    | { kind: 'closed' | 'appointment' | 'comma' }
  );

/** Adjacent parts of one kind; for days, commas determine which following times they belong to. */
type Run = Place &
  (
    | { kind: 'days'; days: number[]; daysBeforeComma: number; isAfterComma: boolean }
    | { kind: 'spans'; spans: Span[] }
    | { kind: 'closed' }
  );

/** The hours of these days; no spans if closed. */
type Clause = { days: number[]; spans: Span[] };

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * Parses a week as people type it: 'mon-fri 9-5, sat 10-2, closed sun'. Times without am and pm are
 * read as usual for a shop; the test has the cases.
 */
export function parseTypedHours(text: string): TypedHours {
  const refuse = ({ start, end }: Place) => ({ ok: false, piece: text.slice(start, end) }) as const;
  const parts = joinTokens(readTokens(text));
  if ('unknown' in parts) return refuse(parts.unknown);
  const clauses = readClauses(toRuns(parts.known));
  if ('unknown' in clauses) return refuse(clauses.unknown);
  const isByAppointment = parts.known.some(({ kind }) => kind === 'appointment');
  return { ok: true, opening_hours: toWeek(clauses.known), isByAppointment };
}

type Reading<Known> = { known: Known } | { unknown: Place };

/** Joins days to ranges of days, and times to spans. */
function joinTokens(tokens: Token[]): Reading<Part[]> {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'dash' || token.kind === 'nothing') continue;
    if (token.kind === 'unknown') return { unknown: token };
    const isJoined = tokens[at + 1]?.kind === 'dash';
    const other = isJoined ? tokens[at + 2] : undefined;
    const { start } = token;
    if (token.kind === 'time') {
      if (other?.kind !== 'time') return { unknown: { start, end: (other ?? token).end } };
      parts.push({
        start,
        end: other.end,
        kind: 'span',
        span: { from: token.time, to: other.time },
      });
      at += 2;
    } else if (token.kind === 'days' && other?.kind === 'days') {
      const days = findDaysBetween(token.days, other.days);
      parts.push({ start, end: other.end, kind: 'days', days });
      at += 2;
    } else if (token.kind === 'all-day') {
      parts.push({ start, end: token.end, kind: 'span', span: 'all-day' });
    } else parts.push(token);
  }
  return { known: parts };
}

/** From Saturday to Monday includes Sunday. */
function findDaysBetween([first = 1]: number[], others: number[]): number[] {
  const count = (((others.at(-1) ?? first) - first + 7) % 7) + 1;
  return everyDay.slice(0, count).map((_, index) => ((first - 1 + index) % 7) + 1);
}

function toRuns(parts: Part[]): Run[] {
  const runs: Run[] = [];
  let isAfterComma = false;
  for (const part of parts) {
    const last = runs.at(-1);
    const { kind, start, end } = part;
    if (kind === 'comma') {
      isAfterComma = true;
      continue;
    }
    if (kind === 'days' && last?.kind === 'days') {
      if (isAfterComma) last.daysBeforeComma = last.days.length;
      last.days.push(...part.days);
      last.end = end;
    } else if (kind === 'span' && last?.kind === 'spans') last.spans.push(part.span);
    else if (kind === 'days')
      runs.push({ kind, days: [...part.days], daysBeforeComma: 0, isAfterComma, start, end });
    else if (kind === 'span') runs.push({ kind: 'spans', spans: [part.span], start, end });
    else if (kind === 'closed') runs.push({ kind, start, end });
    // 'saturday by appointment' has no known hours and fails as a whole.
    else if (last?.kind === 'days') last.end = end;
    isAfterComma = false;
  }
  return runs;
}

/** Days precede their times, 'mon 9-5', or follow them, '9-5 mon' and 'closed sun'. */
function readClauses(runs: Run[]): Reading<Clause[]> {
  const clauses: Clause[] = [];
  const rest = [...runs];
  for (let run = rest.shift(); run; run = rest.shift()) {
    const [next, afterNext] = rest;
    if (run.kind === 'days') {
      if (next === undefined || next.kind === 'days') return { unknown: run };
      clauses.push({ days: run.days, spans: toSpansOf(next) });
      rest.shift();
    } else if (next?.kind !== 'days') {
      if (run.kind === 'spans') clauses.push({ days: everyDay, spans: run.spans });
    } else if (run.kind === 'spans' && next.isAfterComma && afterNext) {
      clauses.push({ days: everyDay, spans: run.spans });
    } else {
      const isSplit = afterNext !== undefined && next.daysBeforeComma > 0;
      const count = isSplit ? next.daysBeforeComma : next.days.length;
      clauses.push({ days: next.days.slice(0, count), spans: toSpansOf(run) });
      rest.shift();
      if (isSplit) rest.unshift({ ...next, days: next.days.slice(count), daysBeforeComma: 0 });
    }
  }
  return { known: clauses };
}

function toSpansOf(run: Run): Span[] {
  return run.kind === 'spans' ? run.spans : [];
}

/**
 * If two clauses name the same day, the one with fewer days applies: in 'daily 9-5, sat 10-2'
 * Saturday's own.
 */
function toWeek(clauses: Clause[]): OpeningHours[] {
  const byDay = new Map<number, Clause>();
  for (const clause of clauses.toSorted((a, b) => b.days.length - a.days.length)) {
    for (const day of clause.days) {
      const before = byDay.get(day);
      const isAsNear = before?.days.length === clause.days.length && before.spans.length > 0;
      const spans = isAsNear ? [...before.spans, ...clause.spans] : clause.spans;
      byDay.set(day, { ...clause, spans });
    }
  }
  return everyDay.flatMap((day_of_week) => {
    const spans = byDay.get(day_of_week)?.spans ?? [];
    if (spans.includes('all-day')) return [{ day_of_week, opens: '00:00', closes: '24:00' }];
    const timed = spans.filter((span) => span !== 'all-day');
    return toSpans(timed).map((span) => ({ day_of_week, ...span }));
  });
}
