import type { z } from 'zod';
import type { openingHoursSchema } from './business-schema.ts';
import { interrupt, readTokens, type HoursToken, toSpans, type TypedSpan } from './typed-span.ts';

type OpeningHours = z.infer<typeof openingHoursSchema>;

export type TypedHours =
  | { ok: true; opening_hours: OpeningHours[]; isByAppointment: boolean }
  /** The part of the text that could not be parsed, as typed, and which time it lacks beside the other. */
  | { ok: false; piece: string; missing: MissingTime };

type MissingTime = 'opening' | 'closing' | null;

/** The position of a part in the text. */
type Place = { start: number; end: number; missing?: MissingTime };

type Span = TypedSpan | 'all-day';

type Part = Place &
  (
    | { kind: 'days'; days: number[] }
    | { kind: 'span'; span: Span }
    | { kind: 'closed' | 'break' | 'except' | 'appointment' | 'comma' }
  );

type Break = Extract<Part, { kind: 'span' }>;

/** Adjacent parts of one kind; for days, commas determine which following times they belong to. */
type Run = Place &
  (
    | DaysRun
    | { kind: 'spans'; spans: Span[]; breaks: Break[]; isAfterComma: boolean }
    | { kind: 'closed' | 'except' }
  );
/** How many of the days are before the last comma, and before the last part: Tue of 'Mon, Tue Wed-Sun'. */
type DaysRun = {
  kind: 'days';
  days: number[];
  daysBeforeComma: number;
  daysBeforeLast: number;
  isAfterComma: boolean;
};

type SpansRun = Extract<Run, { kind: 'spans' }>;

/** The hours of these days; no spans if closed. */
type Clause = { days: number[]; spans: Span[]; breaks: Break[] };

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * Parses a week as people type it: 'mon-fri 9-5, sat 10-2, closed sun'. Times without am and pm are
 * read as usual for a shop; the test has the cases.
 */
export function parseTypedHours(text: string): TypedHours {
  const refuse = ({ start, end, missing = null }: Place) =>
    ({ ok: false, piece: text.slice(start, end), missing }) as const;
  const parts = joinTokens(readTokens(text));
  if ('unknown' in parts) return refuse(parts.unknown);
  const runs = toRuns(parts.known);
  if ('unknown' in runs) return refuse(runs.unknown);
  const clauses = readClauses(runs.known);
  if ('unknown' in clauses) return refuse(clauses.unknown);
  const week = toWeek(clauses.known);
  if ('unknown' in week) return refuse(week.unknown);
  const isByAppointment = parts.known.some(({ kind }) => kind === 'appointment');
  return { ok: true, opening_hours: week.known, isByAppointment };
}

type Reading<Known> = { known: Known } | { unknown: Place };

/** Joins days to ranges of days, and times to spans. */
function joinTokens(tokens: HoursToken[]): Reading<Part[]> {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'dash' || token.kind === 'nothing') continue;
    if (token.kind === 'unknown') return { unknown: token };
    const next = tokens[at + 1];
    // Of '9ish-2' neither part means anything alone.
    if (token.kind === 'time' && next?.kind === 'unknown')
      return { unknown: { start: token.start, end: next.end } };
    const isJoined = next?.kind === 'dash';
    const other = isJoined ? tokens[at + 2] : undefined;
    const { start } = token;
    if (token.kind === 'time') {
      const before = tokens[at - 1];
      if (other?.kind !== 'time' && before?.kind === 'dash')
        return { unknown: { start: before.start, end: token.end, missing: 'opening' } };
      if (other?.kind !== 'time')
        return { unknown: { start, end: (other ?? token).end, missing: 'closing' } };
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

function toRuns(parts: Part[]): Reading<Run[]> {
  const runs: Run[] = [];
  let isAfterComma = false;
  /** The days that 'weekdays except wed and fri' excludes from. */
  let excluding: number[] | null = null;
  /** The hours whose break is being read. */
  let interrupted: SpansRun | null = null;
  for (const [index, part] of parts.entries()) {
    const last = runs.at(-1);
    const { kind, start, end } = part;
    if (kind === 'comma') {
      isAfterComma = true;
      continue;
    }
    if (kind !== 'days') excluding = null;
    if (kind === 'break' || (kind === 'closed' && isBreak(parts[index + 1], runs))) {
      interrupted = findInterrupted(runs, isAfterComma);
      if (interrupted === null || parts[index + 1]?.kind !== 'span') return { unknown: part };
    } else if (interrupted !== null && kind === 'span' && !isAfterComma) {
      interrupted.breaks.push(part);
    } else if (
      interrupted !== null &&
      kind === 'days' &&
      !isAfterComma &&
      hasDays(interrupted, runs)
    ) {
      return { unknown: part };
    } else {
      interrupted = null;
      if (
        kind === 'days' &&
        excluding !== null &&
        part.days.every((day) => excluding?.includes(day))
      ) {
        excluding.splice(
          0,
          excluding.length,
          ...excluding.filter((day) => !part.days.includes(day)),
        );
      } else if (kind === 'days' && last?.kind === 'days') {
        excluding = null;
        if (isAfterComma) last.daysBeforeComma = last.days.length;
        last.daysBeforeLast = last.days.length;
        last.days.push(...part.days);
        last.end = end;
      } else if (kind === 'span' && last?.kind === 'spans') last.spans.push(part.span);
      else if (kind === 'days')
        runs.push({
          kind,
          days: [...part.days],
          daysBeforeComma: 0,
          daysBeforeLast: 0,
          isAfterComma,
          start,
          end,
        });
      else if (kind === 'span')
        runs.push({ kind: 'spans', spans: [part.span], breaks: [], isAfterComma, start, end });
      else if (kind === 'except' && last?.kind === 'days') excluding = last.days;
      else if (kind === 'closed' || kind === 'except') runs.push({ kind, start, end });
      // 'saturday by appointment' has no known hours and fails as a whole.
      else if (last?.kind === 'days') last.end = end;
    }
    isAfterComma = false;
  }
  return { known: runs };
}

/** Returns whether 'closed' before `next` is a break, '9-5 (closed 12-1)', and not that of a day. */
function isBreak(next: Part | undefined, runs: Run[]): boolean {
  return next?.kind === 'span' && (runs.at(-1)?.kind !== 'days' || runs.at(-2)?.kind === 'spans');
}

/** Returns the hours that a break interrupts: the last ones, or the only ones if after a comma. */
function findInterrupted(runs: Run[], isAfterComma: boolean): SpansRun | null {
  const all = runs.filter((run) => run.kind === 'spans');
  return isAfterComma && all.length > 1 ? null : (all.at(-1) ?? null);
}

function hasDays(spans: SpansRun, runs: Run[]): boolean {
  return runs.at(-1) !== spans || runs.at(-2)?.kind === 'days';
}

/** Days precede their times, 'mon 9-5', or follow them, '9-5 mon' and 'closed sun'. */
function readClauses(runs: Run[]): Reading<Clause[]> {
  const clauses: Clause[] = [];
  const rest = [...runs];
  for (let run = rest.shift(); run; run = rest.shift()) {
    const [next, afterNext] = rest;
    if (run.kind === 'days') {
      if (next?.kind !== 'spans' && next?.kind !== 'closed') return { unknown: run };
      clauses.push({ days: run.days, ...toHours(next) });
      rest.shift();
    } else if (next?.kind !== 'days') {
      // Hours without days are everyday's, but not after those of other days.
      const isAlone = run.kind === 'spans' ? clauses.every(isClosed) : runs.length === 1;
      if (!isAlone || run.kind === 'except') return { unknown: run };
      if (run.kind === 'spans') clauses.push({ days: everyDay, ...toHours(run) });
    } else if (run.kind === 'spans' && next.isAfterComma && afterNext) {
      clauses.push({ days: everyDay, ...toHours(run) });
    } else if (run.kind === 'except' && isOwn(afterNext) && next.daysBeforeComma === 0) {
      clauses.push({ days: next.days, ...toHours(afterNext) });
      rest.splice(0, 2);
    } else {
      // Of 'closed Mon & Tue. Wed-Sun 5-10' the last days are those of the hours.
      const isOfHours =
        run.kind === 'closed' && afterNext?.kind === 'spans' && rest[2]?.kind !== 'days';
      const before = isOfHours ? next.daysBeforeLast : next.daysBeforeComma;
      const isSplit = afterNext !== undefined && before > 0;
      const count = isSplit ? before : next.days.length;
      clauses.push({ days: next.days.slice(0, count), ...toHours(run) });
      rest.shift();
      if (isSplit)
        rest.unshift({
          ...next,
          days: next.days.slice(count),
          daysBeforeComma: 0,
          daysBeforeLast: 0,
        });
    }
  }
  return { known: clauses };
}

function isClosed({ spans }: Clause): boolean {
  return spans.length === 0;
}

/** Returns whether these are the hours of the days before them: 'except wed 10-2'. */
function isOwn(run: Run | undefined): run is SpansRun {
  return run?.kind === 'spans' && !run.isAfterComma;
}

function toHours(run: Run): Pick<Clause, 'spans' | 'breaks'> {
  return run.kind === 'spans' ? run : { spans: [], breaks: [] };
}

/**
 * If two clauses name the same day, the one with fewer days applies: in 'daily 9-5, sat 10-2'
 * Saturday's own.
 */
function toWeek(clauses: Clause[]): Reading<OpeningHours[]> {
  const byDay = new Map<number, Clause>();
  for (const clause of clauses.toSorted((a, b) => b.days.length - a.days.length)) {
    for (const day of clause.days) {
      const before = byDay.get(day);
      const isAsNear = before?.days.length === clause.days.length && before.spans.length > 0;
      const spans = isAsNear ? [...before.spans, ...clause.spans] : clause.spans;
      const breaks = isAsNear ? [...before.breaks, ...clause.breaks] : clause.breaks;
      byDay.set(day, { ...clause, spans, breaks });
    }
  }
  const week: OpeningHours[] = [];
  for (const day_of_week of everyDay) {
    const { spans = [], breaks = [] } = byDay.get(day_of_week) ?? {};
    let hours = toHoursOfDay(spans);
    for (const rest of breaks) {
      const open = rest.span === 'all-day' ? null : interrupt(hours, rest.span);
      if (open === null) return { unknown: rest };
      hours = open;
    }
    week.push(...hours.map((span) => ({ day_of_week, ...span })));
  }
  return { known: week };
}

function toHoursOfDay(spans: Span[]) {
  if (spans.includes('all-day')) return [{ opens: '00:00', closes: '24:00' }];
  return toSpans(spans.filter((span) => span !== 'all-day'));
}
