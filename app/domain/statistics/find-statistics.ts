import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Statistics } from './statistics.ts';

type FindStatisticsInput = { id: string; days: number };

/**
 * The sums of a listing's last days, and of as many before; null for who may not edit it.
 * @throws AppError backend_unavailable
 */
export function findStatistics(
  { db }: { db: Db },
  { id, days }: FindStatisticsInput,
): Promise<Statistics | null> {
  return callFunction({ db }, 'get_business_statistics', { business_id: id, days });
}
