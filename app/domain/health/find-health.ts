import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { HealthState } from './health.ts';

/**
 * What waits and what the clocks did, for admins.
 * @throws AppError backend_unavailable
 */
export function findHealth({ db }: { db: Db }): Promise<HealthState> {
  return callFunction({ db }, 'find_health', {});
}
