import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

/** Gives the signed-in person a new password. */
export async function updatePassword({ db }: { db: Db }, password: string): Promise<AuthOutcome> {
  return toOutcome(await db.auth.updateUser({ password }));
}
