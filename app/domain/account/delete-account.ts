import type { Db } from '#app/services/supabase/client.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import { notify, notifyFailure } from '../toast/toast.ts';

type Owner = { email: string; password: string };

/** The status by which `delete_own_account` refuses the last super admin. */
const lastSuperAdmin = 409;
const lastSuperAdminReason =
  'You are the last super admin. Make somebody else one first, so that the directory has one.';

/**
 * Deletes the account of somebody who knows its password, with all its sessions, and says goodbye.
 * Returns what is wrong with the password, or null when the account is gone or a toast has told why
 * not.
 */
export async function deleteAccount(
  { db }: { db: Db },
  { email, password }: Owner,
): Promise<string | null> {
  const outcome = await confirmPassword({ db }, { email, password, failure: 'deletionFailed' });
  if (!outcome.isConfirmed) return outcome.complaint;
  const { error, status } = await db.rpc('delete_own_account');
  if (error) {
    if (status === lastSuperAdmin) notify('deletionFailed', lastSuperAdminReason);
    else notifyFailure('deletionFailed', status);
    return null;
  }
  // The server's sessions went with the account; this only forgets the one kept here.
  await db.auth.signOut({ scope: 'local' });
  notify('accountDeleted');
  return null;
}
