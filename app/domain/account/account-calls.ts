import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { type Done, readOutcome } from '../call-write.ts';

type Outcome = Done | { ok: false; reason: 'last_super_admin' };

/** The status of `delete_own_account` for the last super admin. */
const lastSuperAdmin = 409;

/** Returns how many reviews (with how many photos), questions and answers the caller has written. */
export const countOwnTexts = defineRead('count_own_texts');

type DeleteAccountInput = {
  /** Whether reviews, questions and answers go, too. */ withTexts: boolean;
};

/**
 * Deletes the account of a caller who has just signed in (`signIn`), with all its sessions.
 * Succeeds also if the account is already deleted.
 */
export async function deleteAccount(
  { db }: { db: Db },
  { withTexts }: DeleteAccountInput,
): Promise<Outcome> {
  const answer = await db.rpc('delete_own_account', { with_texts: withTexts });
  if (answer.status === lastSuperAdmin) return { ok: false, reason: 'last_super_admin' };
  const outcome = readOutcome(answer);
  if (!outcome.ok) return outcome;
  // The server deleted the sessions with the account; this only clears the local one.
  await db.auth.signOut({ scope: 'local' });
  return outcome;
}

/**
 * Returns what the directory stores about the caller, except the audit log, which only super admins
 * may read, and Supabase Auth's list of sessions.
 */
export const exportAccount = defineRead('export_own_data');
