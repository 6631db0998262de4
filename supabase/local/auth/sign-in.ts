import type { Context } from 'hono';
import { z } from 'zod';
import { requireEmailProvider } from './email-provider.ts';
import { AuthError } from './errors.ts';
import { matchesPassword } from './password.ts';
import { readBody } from './read-body.ts';
import { inTransaction, type Query, type Services } from './services.ts';
import { startSession } from './sessions.ts';
import { findUserByEmail, isBanned, type UserRow } from './user.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string(),
});

/** POST /token?grant_type=password: exchanges e-mail and password for a session. */
export async function signIn(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema, onNul: 'invalid_credentials' });
  if (body.phone) throw new AuthError('phone_provider_disabled');
  if (!body.email) throw new AuthError('validation_failed', 'missing email or phone');
  requireEmailProvider(services);

  const credentials = { email: body.email.toLowerCase(), password: body.password };
  const session = await inTransaction(services.database, async (query) => {
    const user = await checkPassword(query, credentials);
    return startSession({ query, services, c, userId: user.id, method: 'password' });
  });
  return c.json(session);
}

/**
 * Gives the same answer for an unknown address and a wrong password, so that addresses stay
 * private.
 */
async function checkPassword(
  query: Query,
  { email, password }: { email: string; password: string },
): Promise<UserRow> {
  const user = await findUserByEmail(query, email);
  const hash = user?.encrypted_password ?? null;
  const matches = await matchesPassword(query, { password, hash });
  if (user === null || !matches) throw new AuthError('invalid_credentials');
  if (isBanned(user)) throw new AuthError('user_banned');
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
  return user;
}
