import type { Context } from 'hono';
import { createAnonymousUser } from './create-user.ts';
import { AuthError } from './errors.ts';
import type { Metadata } from './read-body.ts';
import { inTransaction, type Services } from './services.ts';
import { startSession } from './sessions.ts';

type Options = { services: Services; metadata: Metadata };

/**
 * POST /signup without an address: creates a session for a person who may add one later.
 * @throws AuthError anonymous_provider_disabled unless config.toml enables anonymous sign-in
 */
export async function signUpAnonymously(
  c: Context,
  { services, metadata }: Options,
): Promise<Response> {
  if (!services.config.enable_anonymous_sign_ins) {
    throw new AuthError('anonymous_provider_disabled');
  }
  const session = await inTransaction(services.database, async (query) => {
    const userId = await createAnonymousUser(query, metadata);
    return startSession({ query, services, c, userId, method: 'anonymous' });
  });
  return c.json(session);
}
