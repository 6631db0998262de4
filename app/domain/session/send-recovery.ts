import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type Recovery = { email: string; redirectTo: string };

/** Sends a link for choosing a new password. */
export async function sendRecovery(
  { db }: { db: Db },
  { email, redirectTo }: Recovery,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.resetPasswordForEmail(email, { redirectTo }));
}
