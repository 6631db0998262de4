import type { z } from 'zod';
import { type VisitKind, visitKinds } from '#app/config/visits.ts';
import type { statisticsSchema } from './statistics-schema.ts';

/** The sums of a listing: of a period and of as many days before. */
export type Statistics = z.infer<typeof statisticsSchema>;

type Counts = Record<VisitKind, number>;

/** A day of the period, also one without any visit. */
export type StatisticsDay = { day: string; counts: Counts };

export type Total = {
  kind: VisitKind;
  count: number;
  /** How many more than in the period before; null where that is not kept whole. */
  change: number | null;
};

export type StatisticsReport = { days: StatisticsDay[]; totals: Total[] };

/** The last `length` days of a listing, today the last of them, day by day and altogether. */
export function reportPeriod(statistics: Statistics, length: number): StatisticsReport {
  const { today, since } = statistics;
  const known = new Map(statistics.days.map(({ day, counts }) => [day, counts]));
  const list = (ago: number) =>
    Array.from({ length }, (_, index) => {
      const day = shiftDay(today, index - ago);
      return { day, counts: fill(known.get(day)) };
    });
  const days = list(length - 1);
  const before = list(2 * length - 1);
  const isKept = since !== null && before[0] !== undefined && since <= before[0].day;
  const totals = visitKinds.map((kind) => {
    const count = sum(days, kind);
    return { kind, count, change: isKept ? count - sum(before, kind) : null };
  });
  return { days, totals };
}

function fill(counts: Partial<Counts> = {}): Counts {
  return Object.fromEntries(visitKinds.map((kind) => [kind, counts[kind] ?? 0])) as Counts;
}

function sum(days: StatisticsDay[], kind: VisitKind): number {
  return days.reduce((total, { counts }) => total + counts[kind], 0);
}

/** '2026-03-01' less one day is '2026-02-28'. */
function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}
