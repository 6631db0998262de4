import { Hono, type Context } from 'hono';
import type { GatewayEnv } from '../api-key.ts';
import type { Database } from '../database.ts';
import { AuthError, sendError } from './errors.ts';
import { requireUser } from './require-user.ts';
import { health, settings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { getUserJson } from './user.ts';

type AuthOptions = {
  database: Database;
  /** The gateway's own address, which tokens name as their issuer. */
  getUrl: () => string;
  log: (line: string) => void;
};

/** `/auth/v1`: the part of GoTrue's API that the product uses, one endpoint a file. */
export function createAuth({ database, getUrl, log }: AuthOptions): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.get('/health', (c) => c.json(health));
  app.get('/settings', (c) => c.json(settings));
  app.post('/token', (c) => grant(c, { database, issuer: `${getUrl()}/auth/v1` }));
  app.get('/user', async (c) => {
    const { userId } = await requireUser(c, database);
    return c.json(await getUserJson(database.query, userId));
  });
  app.post('/logout', async (c) =>
    signOut(c, { database, claims: await requireUser(c, database) }),
  );

  app.onError((error, c) => {
    if (error instanceof AuthError) return sendError(c, error);
    log(`${c.req.method} ${c.req.path} failed: ${String(error)}`);
    return sendError(c, new AuthError('unexpected_failure'));
  });
  return app;
}

/** POST /token: one function for each way to get a session. */
async function grant(
  c: Context,
  options: { database: Database; issuer: string },
): Promise<Response> {
  const grantType = c.req.query('grant_type');
  if (grantType === 'password') return signIn(c, options);
  return c.json({ error: 'unsupported_grant_type' }, 400);
}
