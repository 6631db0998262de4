import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/**
 * Lets other sites' pages read an answer, errors too. Only for what is public, the same for
 * everyone and read by GET: no cookie or token is ever looked at there.
 */
export const openToOtherSites = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Link, Retry-After, X-Request-Id');
  // RFC 8631: where all of this is described.
  c.header('Link', '</openapi.json>; rel="service-desc"; type="application/json"');
  await next();
});
