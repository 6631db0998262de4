import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type EmailChange = { email: string; redirectTo: string };

/**
 * Requests a change of email address. It takes effect once the links sent to the old and to the new
 * address have both been opened (config.toml, double_confirm_changes).
 */
export async function updateEmail(
  { db }: { db: Db },
  { email, redirectTo }: EmailChange,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.updateUser({ email }, { emailRedirectTo: redirectTo }));
}
