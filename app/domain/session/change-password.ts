import type { Db } from '#app/services/supabase/client.ts';
import type { AuthOutcome } from './auth-failure.ts';
import { signIn } from './sign-in.ts';
import { updatePassword } from './update-password.ts';

type PasswordChange = { email: string; current: string; password: string };

/**
 * Changes the password of somebody who knows the present one ('invalid-credentials' when they do
 * not): they sign in again with it, which also makes the session as young as the server asks, and
 * send it with the new one, which a server asks for that leaves nothing to a session alone. The
 * auth service ends all other sessions with the change.
 */
export async function changePassword(
  { db }: { db: Db },
  { email, current, password }: PasswordChange,
): Promise<AuthOutcome> {
  const confirmed = await signIn({ db }, { email, password: current });
  return confirmed.ok ? updatePassword({ db }, { password, current }) : confirmed;
}
