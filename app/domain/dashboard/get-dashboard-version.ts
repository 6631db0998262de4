import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';

/**
 * What stands where the caller's dashboard follows it live, in few signs: another answer, another state.
 * @throws AppError backend_unavailable
 */
export function getDashboardVersion({ db }: { db: Db }): Promise<string> {
  return callFunction({ db }, 'get_dashboard_version', {});
}
