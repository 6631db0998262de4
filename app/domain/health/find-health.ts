import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { HealthState } from './health.ts';

/**
 * Returns what waits and the runs of the cron tasks, for admins.
 * @throws AppError backend_unavailable
 */
export function findHealth({ db }: { db: Db }): Promise<HealthState> {
  return callFunction({ db }, 'find_health', {});
}
