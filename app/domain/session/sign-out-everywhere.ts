import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

/**
 * Ends every session of the person, here and elsewhere. Other devices keep working until their
 * access token runs out, at most an hour. Without the server's word this browser stays signed in:
 * "everywhere" would not be true.
 */
export async function signOutEverywhere({ db }: { db: Db }): Promise<AuthOutcome> {
  return toOutcome(await db.auth.signOut({ scope: 'global' }));
}
