import type { Context } from 'hono';
import type { Database } from '../database.ts';
import { AuthError } from './errors.ts';
import { readAccessToken, type Claims } from './tokens.ts';
import { getUser } from './user.ts';

/**
 * Returns the caller's claims.
 * @throws AuthError when the token is missing or invalid, or its user or session does not exist
 */
export async function requireUser(c: Context, database: Database): Promise<Claims> {
  const bearer = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer === undefined) throw new AuthError('no_authorization');
  const claims = await readAccessToken(bearer);
  await getUser(database.query, claims.userId);
  const sessions = await database.query(
    'select from auth.sessions where id = $1 and user_id = $2',
    [claims.sessionId, claims.userId],
  );
  if (sessions.length === 0) throw new AuthError('session_not_found');
  return claims;
}
