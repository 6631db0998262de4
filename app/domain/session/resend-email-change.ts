import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type Resend = { /** The present address. */ email: string; redirectTo: string };

/** Resends both mails of an email address change. */
export async function resendEmailChange(
  { db }: { db: Db },
  { email, redirectTo }: Resend,
): Promise<AuthOutcome> {
  const options = { emailRedirectTo: redirectTo };
  return toOutcome(await db.auth.resend({ type: 'email_change', email, options }));
}
