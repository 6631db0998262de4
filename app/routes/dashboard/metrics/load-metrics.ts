import { findSummary } from '#app/domain/metric/find-summary.ts';
import type { Dimension, VitalSummary } from '#app/domain/metric/summary.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { MetricsQuery } from './metrics-query.ts';

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
