import { type VisitKind, visitKinds } from '#app/config/visits.ts';

/** What the screen shows, as its address says it. */
export type StatisticsQuery = { days: (typeof periods)[number]; kind: VisitKind };

export const periods = [7, 28, 90] as const;

/** Reads the address; what it does not understand is left at its default. */
export function parseStatisticsQuery(params: URLSearchParams): StatisticsQuery {
  return {
    days: periods.find((days) => String(days) === params.get('days')) ?? 28,
    kind: visitKinds.find((kind) => kind === params.get('kind')) ?? 'view',
  };
}

/** The address with one thing changed. */
export function toStatisticsHref(query: StatisticsQuery, change: Partial<StatisticsQuery>): string {
  const { days, kind } = { ...query, ...change };
  return `?${new URLSearchParams({ days: String(days), kind })}`;
}
