import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Statistics } from './statistics.ts';

type FindStatisticsInput = { id: string; days: number };

/**
 * Returns a listing's daily sums for the last days and for as many days before; null if the caller
 * may not edit the listing.
 * @throws AppError backend_unavailable
 */
export function findStatistics(
  { db }: { db: Db },
  { id, days }: FindStatisticsInput,
): Promise<Statistics | null> {
  return callFunction({ db }, 'get_business_statistics', { business_id: id, days });
}
