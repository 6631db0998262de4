import type { Db } from '#app/services/supabase/client.ts';
import { type AuthOutcome, toOutcome } from './auth-failure.ts';

type NewPassword = {
  password: string;
  /** Left out by who comes by a recovery's link or code, which stands for it. */
  current?: string;
};

/** Gives the signed-in person a new password. */
export async function updatePassword(
  { db }: { db: Db },
  { password, current }: NewPassword,
): Promise<AuthOutcome> {
  const known = current === undefined ? {} : { current_password: current };
  return toOutcome(await db.auth.updateUser({ password, ...known }));
}
