import type { Context } from 'hono';
import { z } from 'zod';
import { parseEmail } from './email-address.ts';
import { AuthError } from './errors.ts';
import { findToken, hashToken } from './one-time-tokens.ts';
import { readBody } from './read-body.ts';
import { inTransaction, type Services } from './services.ts';
import { startSession } from './sessions.ts';
import { acceptToken, kindsOf, oneOfTwoAccepted } from './verify.ts';

const bodySchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});
type Body = z.infer<typeof bodySchema>;

/** POST /verify: accepts the code of a mail with its address, or the token hash of its link. */
export async function verifyCode(c: Context, services: Services): Promise<Response> {
  const body = await readBody({ c, schema: bodySchema });
  if (body.phone) return refusePhone(body.phone);
  const kinds = kindsOf(body.type ?? '');
  const lookup = readLookup(body);
  const answer = await inTransaction(services.database, async (query) => {
    const found = await findToken({ query, services, kinds, ...lookup });
    const userId = await acceptToken({ query, services, found });
    if (userId === null) return { msg: oneOfTwoAccepted, code: '200' };
    return startSession({ query, services, c, userId, method: 'otp' });
  });
  return c.json(answer);
}

/** Refuses every phone code, because accounts have no phone numbers here. */
function refusePhone(phone: string): never {
  if (!isPhone(phone)) {
    throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)');
  }
  throw new AuthError('otp_expired', 'Token has expired or is invalid');
}

/** Whether the text is E.164: up to 15 digits, the first not 0; the + is optional. */
function isPhone(text: string): boolean {
  return /^\+?[1-9]\d{1,14}$/.test(text.replaceAll(' ', ''));
}

function readLookup(body: Body): { hashes: string[]; message?: string } {
  if (body.token_hash) {
    if (!body.token && !body.email) return { hashes: [body.token_hash] };
    throw new AuthError('validation_failed', 'Only the token_hash and type should be provided');
  }
  if (!body.token) {
    throw new AuthError('validation_failed', 'Verify requires a token or a token hash');
  }
  const hash = hashToken(parseEmail(body.email), body.token);
  return { hashes: [hash, `pkce_${hash}`], message: 'Token has expired or is invalid' };
}
