import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { DatabaseState } from './health.ts';

/**
 * Returns the state of the database, for admins.
 * @throws AppError backend_unavailable
 */
export function findDatabaseState({ db }: { db: Db }): Promise<DatabaseState> {
  return callFunction({ db }, 'find_database_state', {});
}
