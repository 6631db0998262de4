import type { Context } from 'hono';
import type { Database } from '../database.ts';
import { AuthError } from './errors.ts';
import type { Claims } from './tokens.ts';

/** Refresh tokens are deleted with their session. */
const deletions = {
  global: 'delete from auth.sessions where user_id = $1 and ($2::uuid is not null)',
  local: 'delete from auth.sessions where user_id = $1 and id = $2',
  others: 'delete from auth.sessions where user_id = $1 and id <> $2',
};

type SignOutOptions = { database: Database; claims: Claims };

/** POST /logout?scope=global|local|others: ends sessions of the caller. */
export async function signOut(c: Context, { database, claims }: SignOutOptions): Promise<Response> {
  const scope = c.req.query('scope') ?? 'global';
  if (!isScope(scope)) {
    throw new AuthError('validation_failed', `Unsupported logout scope "${scope}"`);
  }
  await database.query(deletions[scope], [claims.userId, claims.sessionId]);
  return c.body(null, 204);
}

function isScope(scope: string): scope is keyof typeof deletions {
  return Object.hasOwn(deletions, scope);
}
