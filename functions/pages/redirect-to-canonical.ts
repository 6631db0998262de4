import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { canonicalPath } from './canonical-path.ts';

/**
 * Sends '/Help/' to '/help', so that a page has one address. Only for documents: what has a file
 * ending is an asset or React Router's data, and those are asked for by machines.
 */
export const redirectToCanonical = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || /\.[^/]*$/.test(pathname)) {
    return next();
  }
  return c.redirect(canonical + search, 301);
});
