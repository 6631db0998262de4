import type { Db } from '#app/services/supabase/client.ts';
import type { AuthOutcome } from './auth-failure.ts';
import { signIn } from './sign-in.ts';
import { updatePassword } from './update-password.ts';

type PasswordChange = { email: string; current: string; password: string };

/**
 * Changes the password, given the current one ('invalid-credentials' if it is wrong). Signs in
 * again with the current password, which gives the session the recent login that the server
 * requires, and sends the current password with the new one, for servers that do not accept a
 * session alone. The auth service then ends all other sessions.
 */
export async function changePassword(
  { db }: { db: Db },
  { email, current, password }: PasswordChange,
): Promise<AuthOutcome> {
  const confirmed = await signIn({ db }, { email, password: current });
  return confirmed.ok ? updatePassword({ db }, { password, current }) : confirmed;
}
