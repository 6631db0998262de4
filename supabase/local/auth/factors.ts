import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError, type AuthErrorCode } from './errors.ts';
import { readBody } from './read-body.ts';

const bodySchema = z.object({ factor_type: z.string().nullish() });

/** Second factors are disabled, the Supabase CLI's default unless config.toml enables them. */
const refusals: Record<string, AuthErrorCode> = {
  phone: 'mfa_phone_enroll_not_enabled',
  totp: 'mfa_totp_enroll_not_enabled',
  webauthn: 'mfa_web_authn_enroll_not_enabled',
};

/** POST /factors */
export async function enrollFactor(c: Context): Promise<never> {
  const type = (await readBody({ c, schema: bodySchema })).factor_type ?? '';
  const code = Object.hasOwn(refusals, type) ? refusals[type] : undefined;
  if (code !== undefined) throw new AuthError(code);
  throw new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn');
}

/** Refuses every operation on a factor, by its owner or an admin: there are none. */
export function refuseFactor(): never {
  throw new AuthError('mfa_factor_not_found');
}
