import type { Context } from 'hono';
import { AuthError } from './errors.ts';
import { sendMail } from './mails.ts';
import { findToken, hashToken, issueToken, requirePause } from './one-time-tokens.ts';
import { inTransaction, type Query, type Services } from './services.ts';
import type { Claims } from './tokens.ts';
import { getUser, type UserRow } from './user.ts';

const kind = 'reauthentication_token';

/** A session older than this cannot change a password without a code (GoTrue's UserUpdate). */
const recentSeconds = 24 * 60 * 60;

/** GET /reauthenticate: mails the code needed for a new password when the session is old. */
export async function reauthenticate(
  c: Context,
  { services, claims }: { services: Services; claims: Claims },
): Promise<Response> {
  await inTransaction(services.database, async (query) => {
    const user = await getUser(query, claims.userId);
    const { id: userId, email } = user;
    if (!email) {
      throw new AuthError(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
        { status: 422 },
      );
    }
    if (user.email_confirmed_at === null) {
      throw new AuthError('email_not_confirmed', 'Please verify your email first.', {
        status: 422,
      });
    }
    requirePause(user.reauthentication_sent_at, services);
    const token = await issueToken({ query, services, userId, kind, email });
    await sendMail({
      query,
      services,
      userId,
      type: 'reauthentication',
      redirectTo: '',
      recipient: { to: email, token },
    });
  });
  return c.json({});
}

type RequireOptions = {
  query: Query;
  services: Services;
  user: UserRow;
  claims: Claims;
  nonce: string;
};

/**
 * Requires the code if config.toml enables it and the session is older than a day.
 * @throws AuthError reauthentication_needed, or reauthentication_not_valid
 */
export async function requireReauthentication(options: RequireOptions): Promise<void> {
  const { query, services, user, claims, nonce } = options;
  if (!services.config.email.secure_password_change) return;
  const recent = await query(
    'select from auth.sessions where id = $1 and created_at > now() - make_interval(secs => $2)',
    [claims.sessionId, recentSeconds],
  );
  if (recent.length > 0) return;
  if (nonce === '') throw new AuthError('reauthentication_needed');
  const hashes = [hashToken(user.email ?? '', nonce)];
  const found = await findToken({ query, services, kinds: [kind], hashes }).catch(() => null);
  if (found?.user.id !== user.id) throw new AuthError('reauthentication_not_valid');
}
