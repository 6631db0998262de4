import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/**
 * Lets pages of other sites read a response, errors included. Only for GET endpoints whose response
 * is public and the same for everyone: they read no cookie and no token.
 */
export const openToOtherSites = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Link, Retry-After, X-Request-Id');
  // RFC 8631: the link to the description of the API.
  c.header('Link', '</openapi.json>; rel="service-desc"; type="application/json"');
  await next();
});
