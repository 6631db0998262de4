import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from './errors.ts';
import { readBody } from './read-body.ts';

// Unsupported ways to sign in. The answers are GoTrue's for a project that has not enabled them.

/** GET /authorize and GET /user/identities/authorize: sign-in with another provider. */
export function refuseProvider(): never {
  throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled');
}

/** POST /sso */
export function refuseSso(): never {
  throw new AuthError('saml_provider_disabled');
}

/** POST /token?grant_type=web3 */
export function refuseWeb3(): never {
  throw new AuthError('web3_provider_disabled');
}

const issuers: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
};

const idTokenSchema = z.object({ provider: z.string().nullish(), issuer: z.string().nullish() });

/** POST /token?grant_type=id_token */
export async function refuseIdToken(c: Context): Promise<never> {
  const { provider, issuer } = await readBody({ c, schema: idTokenSchema });
  const name = provider ?? '';
  const known = Object.hasOwn(issuers, name) ? issuers[name] : issuer;
  throw new AuthError('provider_disabled', `Provider (issuer "${known ?? name}") is not enabled`);
}
