import type { z } from 'zod';
import { type VisitKind, visitKinds } from '#app/config/visits.ts';
import { addDays } from '../text/text.ts';
import type { ownStatisticsSchema, statisticsSchema } from './statistics-schema.ts';

/** A listing's sums for a period and for as many days before it. */
export type Statistics = z.infer<typeof statisticsSchema>;

/** The sums over all listings of an owner. */
export type OwnStatistics = z.infer<typeof ownStatisticsSchema>;

type Counts = Record<VisitKind, number>;

/** A day of the period; may have no visits. */
export type StatisticsDay = { day: string; counts: Counts };

export type Total = {
  kind: VisitKind;
  count: number;
  /** The difference from the previous period; null if that is not stored completely. */
  change: number | null;
};

export type StatisticsReport = { days: StatisticsDay[]; totals: Total[] };

/** Returns the last `length` days up to today, by day and in total. */
export function reportPeriod(
  statistics: Pick<Statistics, 'today' | 'since' | 'days'>,
  length: number,
): StatisticsReport {
  const { today, since } = statistics;
  const known = new Map(statistics.days.map(({ day, counts }) => [day, counts]));
  const list = (ago: number) =>
    Array.from({ length }, (_, index) => {
      const day = addDays(today, index - ago);
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

/** Returns by how many percent a count changed, without a sign; null where there was none before. */
export function findPercent(count: number, change: number): number | null {
  const before = count - change;
  return before > 0 ? Math.round((100 * Math.abs(change)) / before) : null;
}
