import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { canonicalPath } from './canonical-path.ts';

/** What people type where a page has another name. */
const otherNames = new Map([
  ['/privacy', '/privacy-policy'],
  ['/guides', '/cityguides'],
  ['/city-guides', '/cityguides'],
  ['/login', '/auth'],
  ['/sign-in', '/auth'],
  ['/signup', '/auth?view=sign-up'],
  ['/sign-up', '/auth?view=sign-up'],
  ['/faq', '/help'],
]);

/**
 * Sends '/Help/' to '/help' and '/privacy' to '/privacy-policy', so that a page has one address.
 * Only for documents: what has a file ending is an asset or React Router's data, and those are asked
 * for by machines.
 */
export const redirectToCanonical = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  const otherName = otherNames.get(canonical);
  if (otherName !== undefined) {
    return c.redirect(otherName, 301);
  }
  if (canonical === pathname || /\.[^/]*$/.test(pathname)) {
    return next();
  }
  return c.redirect(canonical + search, 301);
});
