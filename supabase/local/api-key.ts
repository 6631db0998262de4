import type { MiddlewareHandler } from 'hono';
import type { ApiRole, KeyRing } from './keys.ts';
import type { NodeEnv } from './node-server.ts';

/** Set by `requireApiKey`: the key's role, and the caller's token. */
export type GatewayEnv = NodeEnv & { Variables: { apiRole: ApiRole; token: string } };

/**
 * Refuses requests without a valid key, with the messages of Supabase's gateway. The caller's own
 * token takes precedence; without one, or with the key repeated as the token, the key's role
 * applies.
 */
export function requireApiKey(keys: KeyRing): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const apikey = c.req.header('apikey') ?? c.req.query('apikey');
    if (apikey === undefined || apikey === '') {
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      );
    }
    const known = await keys.find(apikey);
    if (known === null) {
      return c.json(
        {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
        401,
      );
    }
    const bearer = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    c.set('apiRole', known.role);
    c.set('token', bearer === undefined || bearer === apikey ? known.token : bearer);
    return next();
  };
}
