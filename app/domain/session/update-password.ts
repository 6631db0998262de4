import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type NewPassword = {
  password: string;
  /** Omitted after a recovery link or code, which replaces it. */
  current?: string;
};

/** Sets a new password for the signed-in user. */
export async function updatePassword(
  { db }: { db: Db },
  { password, current }: NewPassword,
): Promise<AuthOutcome> {
  const known = current === undefined ? {} : { current_password: current };
  return toOutcome(await db.auth.updateUser({ password, ...known }));
}
