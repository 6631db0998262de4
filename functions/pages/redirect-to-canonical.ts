import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { canonicalPath, canonicalQuery } from './canonical-path.ts';

/** Paths that people guess for pages with other names. */
const otherNames = new Map([
  ['/privacy', '/privacy-policy'],
  ['/guides', '/cityguides'],
  ['/city-guides', '/cityguides'],
  ['/login', '/auth'],
  ['/sign-in', '/auth'],
  ['/signup', '/auth?view=sign-up'],
  ['/sign-up', '/auth?view=sign-up'],
  ['/faq', '/help'],
  ['/browse', '/#metros'],
  ['/browse/metro', '/#metros'],
]);

/**
 * Redirects '/Help/' to '/help', '/blog?tag=Reviews' to '/blog?tag=reviews' and '/privacy' to
 * '/privacy-policy', so that a page has one URL. Only for documents: paths with a file extension
 * are assets or React Router's data, which only programs request.
 */
export const redirectToCanonical = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = canonicalPath(pathname);
  const otherName = otherNames.get(path);
  if (otherName !== undefined) {
    return c.redirect(otherName, 301);
  }
  const canonical = path + canonicalQuery(search);
  if (canonical === pathname + search || /\.[^/]*$/.test(pathname)) {
    return next();
  }
  return c.redirect(canonical, 301);
});
