import type { Db } from '#app/services/supabase/client.ts';
import { notifyAuthFailure } from './auth-failure.ts';

type Recovery = { email: string; redirectTo: string };

/** Sends a link by which somebody can choose a new password; true when the server took it. */
export async function sendRecovery(
  { db }: { db: Db },
  { email, redirectTo }: Recovery,
): Promise<boolean> {
  const { error } = await db.auth.resetPasswordForEmail(email, { redirectTo });
  if (error) notifyAuthFailure(error, 'recoveryFailed');
  return error === null;
}
