import type { OpeningHours } from './business.ts';
import { type Token, readTokens } from './typed-hours-tokens.ts';
import { type TypedSpan, toSpans } from './typed-span.ts';

export type TypedHours =
  | { ok: true; opening_hours: OpeningHours[]; isByAppointment: boolean }
  /** The piece of the text that could not be understood, as it was typed. */
  | { ok: false; piece: string };

/** Where a piece stands in the text. */
type Place = { start: number; end: number };

type Part = Place &
  (
    | { kind: 'days'; days: number[] }
    | { kind: 'span'; span: TypedSpan | 'all-day' }
    | { kind: 'closed' | 'appointment' | 'comma' }
  );

/** 'mon-fri 9-5': these days, and what holds on them. */
type Clause = Place & { days: number[]; spans: (TypedSpan | 'all-day')[]; isClosed: boolean };

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * The week that somebody has typed as people write it: 'mon-fri 9-5, sat 10-2, closed sun'. Times
 * without am and pm are read as a shop would mean them; the test has the cases.
 */
export function parseTypedHours(text: string): TypedHours {
  const refuse = ({ start, end }: Place) => ({ ok: false, piece: text.slice(start, end) }) as const;
  const parts = joinTokens(readTokens(text));
  if ('unknown' in parts) return refuse(parts.unknown);
  const clauses = readClauses(parts.known);
  if ('unknown' in clauses) return refuse(clauses.unknown);
  const isByAppointment = parts.known.some(({ kind }) => kind === 'appointment');
  return { ok: true, opening_hours: toWeek(clauses.known), isByAppointment };
}

type Reading<Known> = { known: Known } | { unknown: Place };

/** Days with the days that they reach to, and times with the times at which they end. */
function joinTokens(tokens: Token[]): Reading<Part[]> {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'dash') continue;
    const isJoined = tokens[at + 1]?.kind === 'dash';
    const other = isJoined ? tokens[at + 2] : undefined;
    const whole = { start: token.start, end: (other ?? token).end };
    if (token.kind === 'unknown') return { unknown: token };
    if (token.kind === 'time') {
      if (other?.kind !== 'time') return { unknown: whole };
      parts.push({ ...whole, kind: 'span', span: { from: token.time, to: other.time } });
      at += 2;
    } else if (token.kind === 'days' && other?.kind === 'days') {
      parts.push({ ...whole, kind: 'days', days: findDaysBetween(token.days, other.days) });
      at += 2;
    } else if (token.kind === 'all-day') {
      parts.push({ start: token.start, end: token.end, kind: 'span', span: 'all-day' });
    } else if (token.kind !== 'nothing') parts.push(token);
  }
  return { known: parts };
}

/** From Saturday to Monday is over Sunday. */
function findDaysBetween([first = 1]: number[], [last = 1]: number[]): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return everyDay.slice(0, count).map((_, index) => ((first - 1 + index) % 7) + 1);
}
