import type { Db } from '#app/services/supabase/client.ts';
import { notify, notifyFailure } from '../toast/toast.ts';

/** The status by which `delete_own_account` refuses the last super admin. */
const lastSuperAdmin = 409;
const lastSuperAdminReason =
  'You are the last super admin. Make somebody else one first, so that the directory has one.';

/**
 * Deletes the account of a caller who has just signed in (`confirmPassword`), with all its sessions,
 * and says goodbye. True when it is gone; a
 * second call by somebody whose account is gone already succeeds as well.
 */
export async function deleteAccount({ db }: { db: Db }): Promise<boolean> {
  const { error, status } = await db.rpc('delete_own_account');
  if (error) {
    if (status === lastSuperAdmin) notify('deletionFailed', lastSuperAdminReason);
    else notifyFailure('deletionFailed', status);
    return false;
  }
  // The server's sessions went with the account; this only forgets the one kept here.
  await db.auth.signOut({ scope: 'local' });
  notify('accountDeleted');
  return true;
}
