import { changeEmail } from './change-email.ts';
import { confirmUser } from './create-user.ts';
import { AuthError } from './errors.ts';
import { clearTokens, type FoundToken, type TokenKind } from './one-time-tokens.ts';
import type { Query, Services } from './services.ts';
import { isBanned } from './user.ts';

/**
 * The kinds of tokens accepted for each `type` of verification (verifyTokenHash in GoTrue's
 * verify.go).
 */
const kindsOfType: Record<string, readonly TokenKind[]> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/** The message after the first of two addresses confirmed a change. */
export const oneOfTwoAccepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** @throws AuthError validation_failed */
export function kindsOf(type: string): readonly TokenKind[] {
  if (type === '') {
    throw new AuthError('validation_failed', 'Verify requires a verification type');
  }
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (kinds === undefined) {
    throw new AuthError('validation_failed', 'Invalid email verification type');
  }
  return kinds;
}

type AcceptOptions = { query: Query; services: Services; found: FoundToken };

/**
 * Uses up a token and applies its effect.
 * @returns the user who may get a session, or null when the other address must confirm first
 */
export async function acceptToken({
  query,
  services,
  found,
}: AcceptOptions): Promise<string | null> {
  const { user, kind } = found;
  if (isBanned(user)) throw new AuthError('user_banned', 'User is banned', { status: 403 });
  if (!kind.startsWith('email_change')) {
    await confirmUser(query, user.id);
    await clearTokens(query, user.id);
    return user.id;
  }
  const isFirstOfTwo =
    services.config.email.double_confirm_changes &&
    user.email_change_confirm_status === 0 &&
    (user.email ?? '') !== '';
  if (isFirstOfTwo) {
    await query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [
      user.id,
      kind,
    ]);
    await query(
      `update auth.users set ${kind} = '', email_change_confirm_status = 1 where id = $1`,
      [user.id],
    );
    return null;
  }
  await changeEmail(query, { user, email: user.email_change ?? '' });
  return user.id;
}
