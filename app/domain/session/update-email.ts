import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toast/toast.ts';
import { notifyAuthFailure } from './auth-failure.ts';

type EmailChange = { email: string; redirectTo: string };

/**
 * Asks for another address. It changes once the links that go to the old and the new one have both
 * been opened (config.toml, double_confirm_changes). Returns the server's complaint for beside the
 * field, "" when it was told by a toast, null when the mails are on their way.
 */
export async function updateEmail(
  { db }: { db: Db },
  { email, redirectTo }: EmailChange,
): Promise<string | null> {
  const { error } = await db.auth.updateUser({ email }, { emailRedirectTo: redirectTo });
  if (error === null) {
    notify('emailChangeSent');
    return null;
  }
  if (error.code === 'email_exists') return 'Another account has this address.';
  if (error.code === 'validation_failed' || error.code === 'email_address_invalid') {
    return 'Our mail service does not take this address. Please check it for odd characters.';
  }
  notifyAuthFailure(error, 'emailChangeFailed');
  return '';
}
