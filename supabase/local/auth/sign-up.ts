import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { confirmUser, createUser } from './create-user.ts';
import { parseEmail } from './email-address.ts';
import { requireEmailProvider } from './email-provider.ts';
import { AuthError } from './errors.ts';
import type { Challenge } from './flows.ts';
import { requireStrongPassword } from './password.ts';
import {
  challengeFields,
  metadataSchema,
  readBody,
  readChallenge,
  type Metadata,
} from './read-body.ts';
import { chooseRedirect } from './redirects.ts';
import { sendLink } from './send-link.ts';
import { inTransaction, type Query, type Services } from './services.ts';
import { startSession } from './sessions.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { findUserByEmail, getUser, getUserJson } from './user.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
  ...challengeFields,
});

export type Registration = {
  email: string;
  password: string;
  metadata: Metadata;
  challenge: Challenge | null;
  redirectTo: string;
};

/** POST /signup: creates an account and sends the confirmation mail (GoTrue's signup.go). */
export async function signUp(c: Context, services: Services): Promise<Response> {
  const { config } = services;
  const body = await readBody({ c, schema: bodySchema });
  requireSignup(services);
  if (body.phone) throw new AuthError('phone_provider_disabled', 'Phone signups are disabled');
  if (!body.email) return signUpAnonymously(c, { services, metadata: body.data ?? {} });
  requireEmailProvider(services, { status: 400, message: 'Email signups are disabled' });
  if (!body.password) {
    throw new AuthError('validation_failed', 'Signup requires a valid password');
  }
  requireStrongPassword(body.password, config);
  const registration = {
    email: parseEmail(body.email),
    password: body.password,
    metadata: body.data ?? {},
    challenge: readChallenge(body),
    redirectTo: chooseRedirect(c, config),
  };
  const answer = await inTransaction(services.database, async (query) => {
    const userId = await register({ query, services, registration });
    if (userId === null) return describeNobody(registration);
    if (config.email.enable_confirmations) return getUserJson(query, userId);
    await confirmUser(query, userId);
    return startSession({ query, services, c, userId, method: 'password' });
  });
  return c.json(answer);
}

/** @throws AuthError signup_disabled when config.toml disables sign-up */
export function requireSignup({ config }: Services): void {
  if (config.enable_signup) return;
  throw new AuthError('signup_disabled');
}

type RegisterOptions = { query: Query; services: Services; registration: Registration };

/**
 * Adds the account and sends the mail. An unconfirmed account only gets another mail: it may belong
 * to a different person.
 * @returns null when the address belongs to a confirmed account
 */
export async function register(options: RegisterOptions): Promise<string | null> {
  const { query, services, registration } = options;
  const { email, challenge, redirectTo } = registration;
  const withConfirmation = services.config.email.enable_confirmations;
  // On a double click, the second request must find what the first one adds.
  await query('select pg_advisory_xact_lock(hashtext($1))', [email]);
  const existing = await findUserByEmail(query, email);
  if (existing?.email_confirmed_at) {
    if (!withConfirmation) throw new AuthError('user_already_exists');
    return null;
  }
  const userId = existing?.id ?? (await createUser({ query, isSignUp: true, ...registration }));
  if (withConfirmation) {
    const user = await getUser(query, userId);
    await sendLink({ query, services, user, type: 'signup', challenge, redirectTo });
  }
  return userId;
}

/**
 * Returns what looks like a new account, so that callers cannot learn which addresses have one
 * (GoTrue's sanitizeUser).
 */
function describeNobody({ email, metadata }: Registration): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
