import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { AuthError } from './errors.ts';
import { accessTokenSeconds, createRefreshToken, signAccessToken } from './tokens.ts';
import { getUserJson, type Query, type UserRow } from './user.ts';

const bodySchema = z.object({ email: z.string().min(1), password: z.string() });

type SignInOptions = { database: Database; issuer: string };
type Password = z.infer<typeof bodySchema>;

/** POST /token?grant_type=password: e-mail and password against a session. */
export async function signIn(c: Context, { database, issuer }: SignInOptions): Promise<Response> {
  const input = await parseBody(c);
  const session = await database.transaction(async (tx) => {
    const query: Query = async <Row>(sql: string, params: unknown[]) =>
      (await tx.query<Row>(sql, params)).rows;
    const user = await checkPassword(query, input);
    const { sessionId, refreshToken } = await createSession({ query, userId: user.id, c });
    const { token, expiresAt } = await signAccessToken({
      user,
      appMetadata: user.raw_app_meta_data ?? {},
      userMetadata: user.raw_user_meta_data ?? {},
      isAnonymous: user.is_anonymous,
      sessionId,
      issuer,
    });
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: accessTokenSeconds,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: await getUserJson(query, user.id),
    };
  });
  return c.json(session);
}

async function parseBody(c: Context): Promise<Password> {
  const body: unknown = await c.req.json().catch(() => {
    throw new AuthError('bad_json');
  });
  const parsed = bodySchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AuthError('validation_failed', 'missing email or phone');
}

/** The same answer for an unknown address and a wrong password, so that addresses stay private. */
async function checkPassword(query: Query, { email, password }: Password): Promise<UserRow> {
  // PostgreSQL has no text with NUL, so nobody's password has one either.
  if (`${email}${password}`.includes('\0')) throw new AuthError('invalid_credentials');
  const [user] = await query<UserRow & { matches: boolean | null }>(
    `select *, encrypted_password = extensions.crypt($2, encrypted_password) as matches
     from auth.users
     where email = lower($1) and is_sso_user = false and deleted_at is null
       and encrypted_password like '$2%'`,
    [email, password],
  );
  if (!user?.matches) throw new AuthError('invalid_credentials');
  if (user.banned_until !== null && user.banned_until > new Date()) {
    throw new AuthError('user_banned');
  }
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
  return user;
}

async function createSession({ query, userId, c }: { query: Query; userId: string; c: Context }) {
  const sessionId = randomUUID();
  const refreshToken = createRefreshToken();
  await query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, now(), now(), 'aal1', $3, '127.0.0.1')`,
    [sessionId, userId, c.req.header('user-agent') ?? null],
  );
  await query(
    `insert into auth.refresh_tokens
       (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, now(), now(), $3)`,
    [refreshToken, userId, sessionId],
  );
  await query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [
    userId,
  ]);
  await query(
    `update auth.identities set last_sign_in_at = now(), updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
  return { sessionId, refreshToken };
}
