import { callFunction } from '#app/domain/call-function.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { SummaryQuery, VitalSummary } from './summary.ts';

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
    since: new Date(now.getTime() - days * 86_400_000).toISOString(),
    dimension: by,
    ...(path !== undefined && { of_path: path }),
    ...(device !== undefined && { of_device: device }),
    ...(country !== undefined && { of_country: country }),
  });
}
