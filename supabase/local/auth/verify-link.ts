import type { Context } from 'hono';
import { AuthError } from './errors.ts';
import { issueCode } from './flows.ts';
import { findToken } from './one-time-tokens.ts';
import { chooseRedirect } from './redirects.ts';
import { inTransaction, type Services } from './services.ts';
import { startSession } from './sessions.ts';
import { acceptToken, kindsOf, oneOfTwoAccepted } from './verify.ts';

/** The part of GoTrue's oauthErrorMap that occurs here. */
const oauthErrors: Record<number, string> = { 400: 'invalid_request', 403: 'access_denied' };

type Answer = { query?: Record<string, string>; fragment?: Record<string, string> };

/**
 * GET /verify: opens the link of a mail. Redirects to redirect_to with the session in the fragment
 * or, in a PKCE flow, with a code in the query; errors are passed in the same places.
 */
export async function verifyLink(c: Context, services: Services): Promise<Response> {
  const redirectTo = chooseRedirect(c, services.config);
  const hash = c.req.query('token') ?? '';
  const isPkce = hash.startsWith('pkce_');
  try {
    return redirect(redirectTo, await open({ c, services, hash, isPkce }));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const name = oauthErrors[error.status];
    const fields = {
      ...(name === undefined ? {} : { error: name }),
      error_code: error.code,
      error_description: error.message,
    };
    return redirect(redirectTo, {
      fragment: { ...fields, sb: '' },
      ...(isPkce && { query: fields }),
    });
  }
}

type OpenOptions = { c: Context; services: Services; hash: string; isPkce: boolean };

async function open({ c, services, hash, isPkce }: OpenOptions): Promise<Answer> {
  const type = c.req.query('type') ?? '';
  if (hash === '') throw new AuthError('validation_failed', 'Verify requires a token');
  const kinds = kindsOf(type);
  return inTransaction(services.database, async (query): Promise<Answer> => {
    const found = await findToken({ query, services, hashes: [hash], kinds });
    const userId = await acceptToken({ query, services, found });
    if (userId === null) {
      const message = { message: oneOfTwoAccepted };
      return { fragment: { ...message, sb: '' }, ...(isPkce && { query: message }) };
    }
    if (isPkce) return { query: { code: await issueCode(query, { userId, type }) } };
    const session = await startSession({ query, services, c, userId, method: 'otp' });
    return {
      fragment: {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        sb: '',
        token_type: session.token_type,
        type,
      },
    };
  });
}

function redirect(redirectTo: string, { query = {}, fragment }: Answer): Response {
  const url = new URL(redirectTo);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (fragment !== undefined) url.hash = new URLSearchParams(fragment).toString();
  return new Response(null, {
    status: 303,
    headers: { location: url.href, 'cache-control': 'no-store' },
  });
}
