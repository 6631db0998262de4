import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from './errors.ts';
import { refuseProvider } from './refusals.ts';
import type { Services } from './services.ts';

/** GET /user/identities/authorize: links another sign-in method to the caller's account. */
export function linkIdentity({ config }: Services): never {
  if (!config.enable_manual_linking) throw new AuthError('manual_linking_disabled');
  return refuseProvider();
}

/**
 * DELETE /user/identities/:id: refuses, because the last one must stay and users have only one
 * here.
 */
export function unlinkIdentity(c: Context, { config }: Services): never {
  if (!config.enable_manual_linking) throw new AuthError('manual_linking_disabled');
  if (!z.uuid().safeParse(c.req.param('id')).success) {
    throw new AuthError('validation_failed', 'identity_id must be an UUID', { status: 404 });
  }
  throw new AuthError('single_identity_not_deletable');
}
