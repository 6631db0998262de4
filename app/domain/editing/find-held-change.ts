import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { ChangeToDecide } from './editing.ts';

/**
 * Returns a held change as admins see it; null if there is none, or the caller is no admin.
 * @throws AppError backend_unavailable
 */
export function findHeldChange({ db }: { db: Db }, id: string): Promise<ChangeToDecide | null> {
  return callFunction({ db }, 'get_held_change', { change_id: id });
}
