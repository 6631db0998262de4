import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';

/**
 * Returns what the directory stores about the caller, except the audit log, which only super admins
 * may read, and Supabase Auth's list of sessions.
 * @throws AppError backend_unavailable
 */
export function exportAccount({ db }: { db: Db }): Promise<Answer<'export_own_data'>> {
  return callFunction({ db }, 'export_own_data', {});
}
