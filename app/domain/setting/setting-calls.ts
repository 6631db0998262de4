import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { Setting } from './setting.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';

type ChangeSettingInput = Pick<Setting, 'kind' | 'name'> & {
  /** Null restores the default in the code; for the banner, removes it. */
  value: object | null;
  /** The revision that the caller has seen, for conflict detection. */
  seen: number;
};

/** Changes a setting; it takes effect everywhere at the edge within a minute. */
export function changeSetting(
  { db }: { db: Db },
  { value, ...given }: ChangeSettingInput,
): Promise<Outcome<'change_setting'>> {
  return callWrite({ db }, 'change_setting', { ...given, value: value as Json });
}

/**
 * Returns all settings with their latest changes, for a super admin.
 * @throws AppError backend_unavailable
 */
export function findSettings({ db }: { db: Db }): Promise<Setting[]> {
  return callFunction({ db }, 'get_settings', {});
}
