import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';

/**
 * Returns a short version of what the caller's dashboard follows live; it differs if the state
 * differs.
 * @throws AppError backend_unavailable
 */
export function getDashboardVersion({ db }: { db: Db }): Promise<string> {
  return callFunction({ db }, 'get_dashboard_version', {});
}
