import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { Invitation } from './access.ts';

/**
 * The invitations to the address of the caller's account that wait for an answer.
 * @throws AppError backend_unavailable
 */
export function findOwnInvitations({ db }: { db: Db }): Promise<Invitation[]> {
  return callFunction({ db }, 'find_own_invitations', {});
}
