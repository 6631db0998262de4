import { z } from 'zod';
import { maxNameLength } from '#app/domain/profile/profile.ts';

/**
 * A call that may pass: to PostgREST unchanged, to Supabase Auth with the fields of
 * `authBodySchema`. `isAttempt`: it tries a password or a code, or sends a mail.
 */
export type RelayedCall = { service: 'rest' } | { service: 'auth'; isAttempt: boolean };

/**
 * The methods that supabase-js uses with PostgREST. Which table or function somebody may use is a
 * matter of grants and policies: anybody can ask Supabase directly.
 */
const dataMethods = {
  table: ['GET', 'HEAD', 'POST', 'PATCH'],
  function: ['GET', 'HEAD', 'POST'],
};

/** The paths that it uses with Supabase Auth, and whether they are attempts. */
export const relayedAuth: Record<string, boolean> = {
  'GET health': false,
  'GET user': false,
  'GET reauthenticate': true,
  'PUT user': true,
  'POST token?grant_type=password': true,
  'POST token?grant_type=pkce': true,
  'POST token?grant_type=refresh_token': false,
  'POST signup': true,
  'POST recover': true,
  'POST resend': true,
  'POST otp': true,
  'POST verify': true,
  'POST logout': false,
};

/** Query parameters that are forwarded to Supabase Auth. */
const authParameters = ['grant_type', 'redirect_to', 'scope'];

/**
 * Returns the call of a request, or null if it has not the shape of one that the browser's client makes.
 * @param path from `/rest/v1/…` or `/auth/v1/…` on
 */
export function findRelayedCall(
  method: string,
  path: string,
  query: URLSearchParams,
): RelayedCall | null {
  const data = /^\/rest\/v1\/(rpc\/)?[a-z_]+$/.exec(path);
  if (data !== null) {
    const methods = data[1] === undefined ? dataMethods.table : dataMethods.function;
    return methods.includes(method) ? { service: 'rest' } : null;
  }
  const rest = /^\/auth\/v1\/([a-z]+)$/.exec(path)?.[1];
  const grant = rest === 'token' ? `?grant_type=${query.get('grant_type')}` : '';
  const name = `${method} ${rest}${grant}`;
  if (!Object.hasOwn(relayedAuth, name)) return null;
  return { service: 'auth', isAttempt: relayedAuth[name] ?? true };
}

/**
 * Returns the query for Supabase Auth: each parameter once, so that it reads the values checked
 * here.
 */
export function pickAuthParameters(query: URLSearchParams): string {
  const allowed = new URLSearchParams();
  for (const name of authParameters) {
    const value = query.get(name);
    if (value !== null) allowed.set(name, value);
  }
  return allowed.size === 0 ? '' : `?${allowed}`;
}

const text = z.string().max(2_000).nullish();
const name = z
  .string()
  .refine((value) => Array.from(value).length <= maxNameLength, 'is too long')
  .nullish();

/**
 * The fields that the browser's client sends to Supabase Auth; all others are dropped. GoTrue reads
 * keys in any case ('EMAIL'), which would evade the limit by account, and stores any metadata it is
 * given.
 */
export const authBodySchema = z.object({
  email: z.string().max(320).nullish(),
  password: text,
  current_password: text,
  nonce: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  code_challenge: text,
  code_challenge_method: text,
  token: text,
  token_hash: text,
  type: text,
  create_user: z.boolean().nullish(),
  data: z
    .object({
      first_name: name,
      last_name: name,
      role: z.enum(['community_user', 'business_owner']).nullish(),
    })
    .nullish(),
  gotrue_meta_security: z.object({ captcha_token: text }).nullish(),
});
