import type { Context } from 'hono';
import { z } from 'zod';
import { changeEmail } from './change-email.ts';
import { parseEmail } from './email-address.ts';
import { AuthError } from './errors.ts';
import { clearTokens } from './one-time-tokens.ts';
import { hashPassword, matchesPassword, requireStrongPassword } from './password.ts';
import {
  challengeFields,
  metadataSchema,
  readBody,
  readChallenge,
  type Metadata,
} from './read-body.ts';
import { requireReauthentication } from './reauthenticate.ts';
import { chooseRedirect } from './redirects.ts';
import { sendEmailChange } from './send-link.ts';
import { inTransaction, type Query, type Services } from './services.ts';
import type { Claims } from './tokens.ts';
import { findUserByEmail, getUser, getUserJson, type UserRow } from './user.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadataSchema.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

type UpdateOptions = { services: Services; claims: Claims };

/**
 * PUT /user: changes names, password and address; the address changes once the mails are confirmed.
 */
export async function updateUser(
  c: Context,
  { services, claims }: UpdateOptions,
): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  if (body.app_metadata) {
    throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.phone) throw new AuthError('phone_provider_disabled');
  const newEmail = body.email ? parseEmail(body.email) : null;
  if (typeof body.password === 'string') requireStrongPassword(body.password, services.config);
  const challenge = readChallenge(body);
  const redirectTo = chooseRedirect(c, services.config);

  const json = await inTransaction(services.database, async (query) => {
    const user = await getUser(query, claims.userId);
    if (typeof body.password === 'string') {
      requireAddress(user, newEmail);
      await requireReauthentication({ query, services, user, claims, nonce: body.nonce ?? '' });
      if (services.config.email.require_current_password) {
        await requireCurrentPassword({ query, user, claims, password: body.current_password });
      }
      await changePassword({ query, user, password: body.password, claims });
    }
    if (body.data) await mergeMetadata(query, { userId: user.id, data: body.data });
    if (newEmail !== null && newEmail !== user.email) {
      if ((await findUserByEmail(query, newEmail)) !== null) throw new AuthError('email_exists');
      const isConfirmed = user.is_anonymous && !services.config.email.enable_confirmations;
      if (isConfirmed) await changeEmail(query, { user, email: newEmail });
      else await sendEmailChange({ query, services, user, newEmail, challenge, redirectTo });
    }
    return getUserJson(query, user.id);
  });
  return c.json(json);
}

/** Refuses a password for an account without an address, which could not sign in with it. */
function requireAddress(user: UserRow, newEmail: string | null): void {
  if (!user.is_anonymous || newEmail !== null) return;
  throw new AuthError(
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
    { status: 422 },
  );
}

type PasswordChange = { query: Query; user: UserRow; password: string; claims: Claims };

type CurrentPassword = {
  query: Query;
  user: UserRow;
  claims: Claims;
  password: string | null | undefined;
};

/**
 * Enforces GoTrue's UpdatePasswordRequireCurrentPassword: sessions from a mail's link or code are
 * exempt, and users without a password.
 * @throws AuthError current_password_required, or current_password_invalid
 */
async function requireCurrentPassword(options: CurrentPassword): Promise<void> {
  const { query, user, claims, password } = options;
  const hash = user.encrypted_password;
  if (!hash) return;
  const [byMail] = await query(
    "select from auth.sessions where id = $1 and tag in ('otp', 'magiclink', 'recovery')",
    [claims.sessionId],
  );
  if (byMail !== undefined) return;
  if (!password) throw new AuthError('current_password_required');
  if (await matchesPassword(query, { password, hash })) return;
  throw new AuthError('current_password_invalid');
}

/** Changes the password, and ends other sessions and pending links. */
async function changePassword({ query, user, password, claims }: PasswordChange): Promise<void> {
  if (await matchesPassword(query, { password, hash: user.encrypted_password })) {
    throw new AuthError('same_password');
  }
  await setPassword(query, { userId: user.id, password });
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [
    user.id,
    claims.sessionId,
  ]);
}

/** Stores a password. */
export async function setPassword(
  query: Query,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const hash = await hashPassword(query, password);
  await query('update auth.users set encrypted_password = $2 where id = $1', [userId, hash]);
  await clearTokens(query, userId);
}

/** Merges into the metadata; null removes a key (GoTrue's UpdateUserMetaData). */
export async function mergeMetadata(
  query: Query,
  { userId, data }: { userId: string; data: Metadata },
): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null);
  await query(
    `update auth.users set updated_at = now(),
       raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2) - $3::text[]
     where id = $1`,
    [userId, data, removed],
  );
}
