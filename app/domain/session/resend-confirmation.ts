import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type Resend = { email: string; redirectTo: string };

/** Resends the confirmation link of a sign-up. */
export async function resendConfirmation(
  { db }: { db: Db },
  { email, redirectTo }: Resend,
): Promise<AuthOutcome> {
  const options = { emailRedirectTo: redirectTo };
  return toOutcome(await db.auth.resend({ type: 'signup', email, options }));
}
