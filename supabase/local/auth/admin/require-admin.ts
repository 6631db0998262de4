import type { MiddlewareHandler } from 'hono';
import { jwtVerify } from 'jose';
import type { GatewayEnv } from '../../api-key.ts';
import { jwtSecret } from '../../keys.ts';
import { AuthError } from '../errors.ts';

const secretBytes = new TextEncoder().encode(jwtSecret);

/** Requires the secret key, and no token of another person. */
export const requireAdmin: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const verified = await jwtVerify(c.get('token'), secretBytes, { algorithms: ['HS256'] }).catch(
    () => null,
  );
  if (verified === null) throw new AuthError('bad_jwt');
  if (verified.payload.role !== 'service_role') throw new AuthError('not_admin');
  return next();
};
