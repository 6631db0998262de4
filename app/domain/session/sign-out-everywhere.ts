import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

/**
 * Ends all sessions of the user. Other devices keep working until their access token expires, at
 * most an hour. If the server does not confirm, this browser stays signed in, because "everywhere"
 * would not be true.
 */
export async function signOutEverywhere({ db }: { db: Db }): Promise<AuthOutcome> {
  return toOutcome(await db.auth.signOut({ scope: 'global' }));
}
