import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type Resend = { /** The present address. */ email: string; redirectTo: string };

/** Sends both mails of a change of address again. */
export async function resendEmailChange(
  { db }: { db: Db },
  { email, redirectTo }: Resend,
): Promise<AuthOutcome> {
  const options = { emailRedirectTo: redirectTo };
  return toOutcome(await db.auth.resend({ type: 'email_change', email, options }));
}
