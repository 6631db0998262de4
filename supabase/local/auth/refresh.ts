import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from './errors.ts';
import { readBody } from './read-body.ts';
import { inTransaction, type Query, type Services } from './services.ts';
import { addRefreshToken, describeSession } from './sessions.ts';
import { getUser, isBanned } from './user.ts';

const bodySchema = z.object({ refresh_token: z.string() });

type TokenRow = {
  token: string;
  user_id: string;
  session_id: string;
  revoked: boolean;
  is_in_grace: boolean;
};

/**
 * POST /token?grant_type=refresh_token: returns a new pair of tokens and revokes the old refresh
 * token. Reusing a revoked one ends the session, unless the answer may just have been lost
 * (RefreshTokenGrant in GoTrue's tokens/service.go).
 */
export async function refresh(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema, onNul: 'refresh_token_not_found' });
  if (body.refresh_token === '') {
    throw new AuthError('validation_failed', 'refresh_token required');
  }
  const session = await inTransaction(services.database, async (query) => {
    const row = await findToken({ query, services, token: body.refresh_token });
    const refreshToken = await replaceToken({ query, services, row });
    if (refreshToken === null) return null;
    const { user_id: userId, session_id: sessionId } = row;
    await query(
      `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now()
       where id = $1`,
      [sessionId],
    );
    return describeSession({ query, services, userId, sessionId, refreshToken });
  });
  // Thrown outside the transaction, because an error inside would roll back the end of the session.
  if (session === null) throw new AuthError('refresh_token_already_used');
  return c.json(session);
}

type FindOptions = { query: Query; services: Services; token: string };

/** Locks the row, so that two tabs at the same moment get the same successor. */
async function findToken({ query, services, token }: FindOptions): Promise<TokenRow> {
  const [row] = await query<TokenRow>(
    `select token, user_id, session_id, revoked,
       updated_at + make_interval(secs => $2) >= now() as is_in_grace
     from auth.refresh_tokens where token = $1 and session_id is not null
     for update`,
    [token, services.config.refresh_token_reuse_interval],
  );
  if (row === undefined) throw new AuthError('refresh_token_not_found');
  if (isBanned(await getUser(query, row.user_id))) {
    throw new AuthError('user_banned', 'Invalid Refresh Token: User Banned');
  }
  return row;
}

type ReplaceOptions = { query: Query; services: Services; row: TokenRow };

/** @returns the refresh token to use from now on, or null for a reuse that ends the session */
async function replaceToken({ query, services, row }: ReplaceOptions): Promise<string | null> {
  const { token, user_id: userId, session_id: sessionId } = row;
  if (row.revoked) {
    const [active] = await query<{ token: string; parent: string | null }>(
      `select token, parent from auth.refresh_tokens
       where session_id = $1 and not revoked order by id desc limit 1`,
      [sessionId],
    );
    if (active?.parent === token) return active.token;
    if (!row.is_in_grace) {
      if (services.config.enable_refresh_token_rotation) await revokeAll(query, sessionId);
      return null;
    }
  }
  await query(
    'update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1',
    [token],
  );
  return addRefreshToken({ query, userId, sessionId, parent: token });
}

async function revokeAll(query: Query, sessionId: string): Promise<void> {
  await query(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not revoked`,
    [sessionId],
  );
}
