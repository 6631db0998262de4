import type { z } from 'zod';
import { type Device, type VitalName, vitals } from '#app/config/vitals.ts';
import { callFunction } from '#app/domain/call-function.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { dayMs } from '../text/text.ts';
import type { vitalSummarySchema } from './metric-schema.ts';

/** The dimensions by which web vitals can be grouped. */
export const dimensions = ['all', 'hour', 'day', 'path', 'device', 'country'] as const;

export type Dimension = (typeof dimensions)[number];

type SummaryQuery = {
  days: number;
  by: Dimension;
  path?: string | undefined;
  device?: Device | undefined;
  country?: string | undefined;
};

/** One vital for one value of the dimension. Percentiles in milliseconds; CLS has no unit. */
export type VitalSummary = z.infer<typeof vitalSummarySchema>;

export type VitalRating = 'good' | 'needs improvement' | 'poor';

/** Returns Google's rating for a 75th percentile. */
export function rateVital(metric: VitalName, p75: number): VitalRating {
  const { good, poor } = vitals[metric];
  if (p75 <= good) {
    return 'good';
  }
  return p75 <= poor ? 'needs improvement' : 'poor';
}

/**
 * Returns percentiles and shares per vital from the hourly rollups, for each value of `by`. Hours
 * are UTC.
 * @throws AppError when the database refuses or does not answer; callers who are not admins get []
 */
export function findSummary(
  { db, now }: { db: Db; now: Date },
  { days, by, path, device, country }: SummaryQuery,
): Promise<VitalSummary[]> {
  return callFunction({ db }, 'summarize_metrics', {
    since: new Date(now.getTime() - days * dayMs).toISOString(),
    dimension: by,
    ...(path !== undefined && { of_path: path }),
    ...(device !== undefined && { of_device: device }),
    ...(country !== undefined && { of_country: country }),
  });
}
