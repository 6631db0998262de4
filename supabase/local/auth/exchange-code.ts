import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from './errors.ts';
import { exchangeFlow } from './flows.ts';
import { readBody } from './read-body.ts';
import { inTransaction, type Services } from './services.ts';
import { startSession } from './sessions.ts';

const bodySchema = z.object({ auth_code: z.string(), code_verifier: z.string() });

/** POST /token?grant_type=pkce: exchanges the code of a link for a session. */
export async function exchangeCode(c: Context, services: Services): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody({ c, schema: bodySchema });
  if (code === '' || verifier === '') {
    throw new AuthError(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  }
  const session = await inTransaction(services.database, async (query) => {
    const { userId, method } = await exchangeFlow(query, { code, verifier });
    return startSession({ query, services, c, userId, method });
  });
  return c.json(session);
}
