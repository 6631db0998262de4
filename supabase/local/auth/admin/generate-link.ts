import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { createUser } from '../create-user.ts';
import { parseEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { buildLink, type LinkType } from '../mails.ts';
import { issueToken, type TokenKind } from '../one-time-tokens.ts';
import { requireStrongPassword } from '../password.ts';
import { metadataSchema, readBody } from '../read-body.ts';
import { chooseRedirect } from '../redirects.ts';
import { inTransaction, type Query, type Services } from '../services.ts';
import { findUserByEmail, getUserJson } from '../user.ts';
import { requireFreeEmail } from './save-user.ts';

const bodySchema = z.object({
  type: z.string(),
  email: z.string(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
});
type Body = z.infer<typeof bodySchema>;

const kinds: Record<string, { kind: TokenKind; type: LinkType }> = {
  signup: { kind: 'confirmation_token', type: 'signup' },
  invite: { kind: 'confirmation_token', type: 'invite' },
  magiclink: { kind: 'recovery_token', type: 'magiclink' },
  recovery: { kind: 'recovery_token', type: 'recovery' },
  email_change_current: { kind: 'email_change_token_current', type: 'email_change' },
  email_change_new: { kind: 'email_change_token_new', type: 'email_change' },
};

/** POST /admin/generate_link: returns the content of a mail, without sending it. */
export async function adminGenerateLink(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  const email = parseEmail(body.email);
  const redirectTo = chooseRedirect(c, services.config);
  const json = await inTransaction(services.database, async (query) => {
    const { userId, type } = await prepareUser({ query, services, body, email });
    const { kind, type: linkType } = requireKind(type);
    const to = await prepareAddress({ query, body, userId, email, kind });
    const token = await issueToken({ query, services, userId, kind, email: to });
    return {
      ...(await getUserJson(query, userId)),
      action_link: buildLink({ services, type: linkType, token, redirectTo }),
      email_otp: token.otp,
      hashed_token: token.hash,
      verification_type: type,
      redirect_to: redirectTo,
    };
  });
  return c.json(json);
}

function requireKind(type: string): { kind: TokenKind; type: LinkType } {
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (known !== undefined) return known;
  throw new AuthError('validation_failed', `Invalid email action link type requested: ${type}`);
}

type PrepareOptions = { query: Query; services: Services; body: Body; email: string };

/** Turns a magic link for an unknown address into a sign-up, as GoTrue does. */
async function prepareUser(options: PrepareOptions): Promise<{ userId: string; type: string }> {
  const { query, services, body, email } = options;
  const type = body.type;
  requireKind(type);
  const user = await findUserByEmail(query, email);
  const isNew = type === 'signup' || type === 'invite';
  if (user !== null) {
    if (isNew && user.email_confirmed_at !== null) throw new AuthError('email_exists');
    return { userId: user.id, type };
  }
  if (!isNew && type !== 'magiclink') {
    throw new AuthError('user_not_found', 'User with this email not found', { status: 404 });
  }
  if (type === 'signup') requireStrongPassword(body.password ?? '', services.config);
  const password = type === 'signup' ? body.password : null;
  const userId = await createUser({
    query,
    email,
    password: password ?? randomBytes(48).toString('base64'),
    metadata: body.data ?? {},
  });
  return { userId, type: type === 'magiclink' ? 'signup' : type };
}

type AddressOptions = {
  query: Query;
  body: Body;
  userId: string;
  email: string;
  kind: TokenKind;
};

/** Stores the new address of a change, and returns which address the token is for. */
async function prepareAddress(options: AddressOptions): Promise<string> {
  const { query, body, userId, email, kind } = options;
  if (!kind.startsWith('email_change')) return email;
  const newEmail = await requireFreeEmail(query, body.new_email ?? '');
  await query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
    [userId, newEmail],
  );
  return kind === 'email_change_token_new' ? newEmail : email;
}
