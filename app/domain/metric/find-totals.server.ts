import { type Answer, callFunction } from '#app/domain/call-function.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** A histogram since the first beacon; `buckets` are cumulative, ordered as requested bounds. */
export type VitalTotals = Answer<'count_vitals'>[number];

/**
 * Returns all histograms, per vital, route and device.
 * @param bounds upper bounds in milliseconds; CLS has no unit
 * @throws AppError when the database refuses or does not answer
 */
export function findTotals({ db }: { db: Db }, bounds: readonly number[]): Promise<VitalTotals[]> {
  return callFunction({ db }, 'count_vitals', {
    bounds: bounds.toSorted((one, other) => one - other),
  });
}
