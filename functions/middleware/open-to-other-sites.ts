import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/**
 * Lets pages of other sites read a response, also an error. Only for public GET endpoints that
 * respond the same to everyone and read no cookie or token.
 */
export const openToOtherSites = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Link, Retry-After, X-Request-Id');
  // RFC 8631: the address of the API description.
  c.header('Link', '</openapi.json>; rel="service-desc"; type="application/json"');
  await next();
});
