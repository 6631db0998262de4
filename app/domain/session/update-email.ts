import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type EmailChange = { email: string; redirectTo: string };

/**
 * Asks for another address. It changes once the links that go to the old and the new one have both
 * been opened (config.toml, double_confirm_changes).
 */
export async function updateEmail(
  { db }: { db: Db },
  { email, redirectTo }: EmailChange,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.updateUser({ email }, { emailRedirectTo: redirectTo }));
}
