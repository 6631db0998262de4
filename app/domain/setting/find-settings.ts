import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Setting } from './setting.ts';

/**
 * Returns all settings with their latest changes, for a super admin.
 * @throws AppError backend_unavailable
 */
export function findSettings({ db }: { db: Db }): Promise<Setting[]> {
  return callFunction({ db }, 'get_settings', {});
}
