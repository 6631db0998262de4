import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Invitation } from './access.ts';

/**
 * Returns the open invitations to the address of the caller's account.
 * @throws AppError backend_unavailable
 */
export function findOwnInvitations({ db }: { db: Db }): Promise<Invitation[]> {
  return callFunction({ db }, 'find_own_invitations', {});
}
