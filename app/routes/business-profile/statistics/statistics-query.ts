import { type VisitKind, visitKinds } from '#app/config/visits.ts';

/** The state of the screen, which its URL contains. */
export type StatisticsQuery = { days: (typeof periods)[number]; kind: VisitKind };

export const periods = [7, 28, 90] as const;

/** Parses the URL; invalid parts get their defaults. */
export function parseStatisticsQuery(params: URLSearchParams): StatisticsQuery {
  return {
    days: periods.find((days) => String(days) === params.get('days')) ?? 28,
    kind: visitKinds.find((kind) => kind === params.get('kind')) ?? 'view',
  };
}

/** Returns the URL with one change. */
export function toStatisticsHref(query: StatisticsQuery, change: Partial<StatisticsQuery>): string {
  const { days, kind } = { ...query, ...change };
  return `?${new URLSearchParams({ days: String(days), kind })}`;
}
