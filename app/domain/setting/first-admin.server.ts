import { AppError } from '#app/errors/app-error.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

type ServiceDb = { db: Db };

/** Returns whether a token makes the first super admin now; `db` has the service role. */
export async function isSetupToken({ db }: ServiceDb, token: string): Promise<boolean> {
  return requireData(await db.rpc('use_setup_token', { token }));
}

type FirstAdmin = { token: string; email: string; password: string };
type Outcome = 'done' | 'void' | 'email_taken' | 'weak_password';

/**
 * Creates the account of the first super admin. Its address counts as confirmed: the directory may have
 * no mail service yet, and who has the token runs it. An account that exists keeps its role, since
 * somebody else may have its password.
 * @throws AppError backend_unavailable
 */
export async function createFirstAdmin(
  { db }: ServiceDb,
  { token, email, password }: FirstAdmin,
): Promise<Outcome> {
  if (!(await isSetupToken({ db }, token))) return 'void';
  const { data, error } = await db.auth.admin.createUser({ email, password, email_confirm: true });
  if (error?.code === 'email_exists') return 'email_taken';
  if (error?.code === 'weak_password') return 'weak_password';
  if (error) throw new AppError('backend_unavailable', { cause: error });
  const given = { token, account: data.user.id };
  if (requireData(await db.rpc('use_setup_token', given))) return 'done';
  // Somebody else was faster with the same token.
  await db.auth.admin.deleteUser(data.user.id);
  return 'void';
}
