import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type Credentials = { email: string; password: string };

/** Signs in with a password. */
export async function signIn(
  { db }: { db: Db },
  { email, password }: Credentials,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.signInWithPassword({ email, password }));
}
