import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Query, Services } from './services.ts';
import { createRefreshToken, signAccessToken } from './tokens.ts';
import { getUser, getUserJson } from './user.ts';

/** GoTrue's names for the ways to sign in, as the amr claim gives them. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'anonymous'
  | 'email/signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change';

export type SessionJson = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: object;
};

type StartOptions = {
  query: Query;
  services: Services;
  c: Context;
  userId: string;
  method: SignInMethod;
};

/** Starts a session. Stores the method in `tag`, which GoTrue leaves empty here. */
export async function startSession(options: StartOptions): Promise<SessionJson> {
  const { query, services, c, userId, method } = options;
  const sessionId = randomUUID();
  await query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip, tag)
     values ($1, $2, now(), now(), 'aal1', $3, '127.0.0.1', $4)`,
    [sessionId, userId, c.req.header('user-agent') ?? null, method],
  );
  const refreshToken = await addRefreshToken({ query, userId, sessionId, parent: null });
  await query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [
    userId,
  ]);
  await query(
    `update auth.identities set last_sign_in_at = now(), updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
  return describeSession({ query, services, userId, sessionId, refreshToken });
}

type TokenOptions = { query: Query; userId: string; sessionId: string; parent: string | null };

/** Adds a refresh token to a session, as the child of the one it replaces. */
export async function addRefreshToken(options: TokenOptions): Promise<string> {
  const { query, userId, sessionId, parent } = options;
  const token = createRefreshToken();
  await query(
    `insert into auth.refresh_tokens
       (instance_id, token, user_id, revoked, created_at, updated_at, session_id, parent)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, now(), now(), $3, $4)`,
    [token, userId, sessionId, parent],
  );
  return token;
}

type DescribeOptions = {
  query: Query;
  services: Services;
  userId: string;
  sessionId: string;
  refreshToken: string;
};

/** Returns a session in GoTrue's shape, with a new access token. */
export async function describeSession(options: DescribeOptions): Promise<SessionJson> {
  const { query, services, userId, sessionId, refreshToken } = options;
  const user = await getUser(query, userId);
  const [session] = await query<{ tag: string | null; created_at: Date }>(
    'select tag, created_at from auth.sessions where id = $1',
    [sessionId],
  );
  const lifetimeSeconds = services.config.jwt_expiry;
  const { token, expiresAt } = await signAccessToken({
    user,
    appMetadata: user.raw_app_meta_data ?? {},
    userMetadata: user.raw_user_meta_data ?? {},
    isAnonymous: user.is_anonymous,
    sessionId,
    issuer: services.getIssuer(),
    signedIn: {
      method: session?.tag ?? 'password',
      timestamp: Math.floor((session?.created_at ?? new Date()).getTime() / 1000),
    },
    lifetimeSeconds,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await getUserJson(query, userId),
  };
}
