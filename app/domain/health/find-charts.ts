import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Charts } from './charts.ts';

/**
 * Returns the data of the admins' charts, as last computed.
 * @throws AppError backend_unavailable
 */
export function findCharts({ db }: { db: Db }): Promise<Charts> {
  return callFunction({ db }, 'find_charts', {});
}
