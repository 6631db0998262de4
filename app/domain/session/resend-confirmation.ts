import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';
import { notifyAuthFailure } from './auth-failure.ts';

type Resend = { email: string; redirectTo: string };

/** Sends the confirmation link of a sign-up again; true when it was sent. */
export async function resendConfirmation(
  { db }: { db: Db },
  { email, redirectTo }: Resend,
): Promise<boolean> {
  const options = { emailRedirectTo: redirectTo };
  const { error } = await db.auth.resend({ type: 'signup', email, options });
  if (error) {
    notifyAuthFailure(error, 'resendFailed');
    return false;
  }
  notify('emailSent');
  return true;
}
