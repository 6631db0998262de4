import { readTextParam } from '#app/domain/search-params/search-params.ts';
import { type Device, devices, type VitalName, vitals } from '#app/config/vitals.ts';
import { type Dimension, findSummary, type VitalSummary } from '#app/domain/metric/summary.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** The state of the screen, which its URL contains. */
export type MetricsQuery = {
  days: (typeof metricsPeriods)[number];
  vital: VitalName;
  path?: string;
  device?: Device;
  country?: string;
};

export const metricsPeriods = [1, 7, 30, 90] as const;

export const vitalNames = Object.keys(vitals) as VitalName[];

/** Parses the URL; invalid parts get their defaults. */
export function parseMetricsQuery(params: URLSearchParams): MetricsQuery {
  const path = readTextParam(params, 'path');
  const device = devices.find((name) => name === params.get('device'));
  const country = /^[A-Z][A-Z0-9]$/.exec(params.get('country') ?? '')?.[0];
  return {
    days: metricsPeriods.find((days) => String(days) === params.get('days')) ?? 7,
    vital: vitalNames.find((name) => name === params.get('vital')) ?? 'LCP',
    ...(path.startsWith('/') && { path }),
    ...(device && { device }),
    ...(country && { country }),
  };
}

/** Returns the URL with one change; undefined removes a filter. */
export function toMetricsHref(query: MetricsQuery, change: Partial<MetricsQuery>): string {
  const { days, vital, path, device, country } = { ...query, ...change };
  const params = new URLSearchParams({ days: String(days), vital });
  for (const [name, value] of Object.entries({ path, device, country })) {
    if (value !== undefined) params.set(name, value);
  }
  return `?${params}`;
}

export type Metrics = Record<'all' | 'time' | 'path' | 'device' | 'country', VitalSummary[]>;

const hoursUpToDays = 1;

/**
 * Reads the rollups with the rights of this person.
 * @throws AppError backend_unavailable
 */
export async function loadMetrics(
  { db }: { db: Db },
  { days, path, device, country }: MetricsQuery,
): Promise<Metrics> {
  const find = (by: Dimension) =>
    findSummary({ db, now: new Date() }, { days, path, device, country, by });
  const [all, time, byPath, byDevice, byCountry] = await Promise.all([
    find('all'),
    find(days <= hoursUpToDays ? 'hour' : 'day'),
    find('path'),
    find('device'),
    find('country'),
  ]);
  return { all, time, path: byPath, device: byDevice, country: byCountry };
}
