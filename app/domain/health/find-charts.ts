import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Charts } from './charts.ts';

/**
 * What was counted for charts the last time, for admins.
 * @throws AppError backend_unavailable
 */
export function findCharts({ db }: { db: Db }): Promise<Charts> {
  return callFunction({ db }, 'find_charts', {});
}
