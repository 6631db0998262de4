import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import { type Answer, callFunction } from '../call-function.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure | 'last-super-admin' };

/** The status of `delete_own_account` for the last super admin. */
const lastSuperAdmin = 409;

/**
 * Deletes the account of a caller who has just signed in (`signIn`), with all its sessions.
 * Succeeds also if the account is already deleted.
 */
export async function deleteAccount({ db }: { db: Db }): Promise<Outcome> {
  const { error, status } = await db.rpc('delete_own_account');
  if (error) {
    const reason = status === lastSuperAdmin ? 'last-super-admin' : describeFailure(status);
    return { ok: false, reason };
  }
  // The server deleted the sessions with the account; this only clears the local one.
  await db.auth.signOut({ scope: 'local' });
  return { ok: true };
}

/**
 * Returns what the directory stores about the caller, except the audit log, which only super admins
 * may read, and Supabase Auth's list of sessions.
 * @throws AppError backend_unavailable
 */
export function exportAccount({ db }: { db: Db }): Promise<Answer<'export_own_data'>> {
  return callFunction({ db }, 'export_own_data', {});
}
