import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true } | { ok: false; reason: DataFailure | 'last-super-admin' };

/** The status by which `delete_own_account` refuses the last super admin. */
const lastSuperAdmin = 409;

/**
 * Deletes the account of a caller who has just signed in (`signIn`), with all its
 * sessions; a second call by somebody whose account is gone already succeeds as well.
 */
export async function deleteAccount({ db }: { db: Db }): Promise<Outcome> {
  const { error, status } = await db.rpc('delete_own_account');
  if (error) {
    const reason = status === lastSuperAdmin ? 'last-super-admin' : describeFailure(status);
    return { ok: false, reason };
  }
  // The server's sessions went with the account; this only forgets the one kept here.
  await db.auth.signOut({ scope: 'local' });
  return { ok: true };
}
