import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { decodeEscapes } from '../http/decode-escapes.ts';
import { canonicalPath, canonicalQuery } from './canonical-path.ts';

/** Paths that people type for pages with another name. */
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
 * '/privacy-policy', so that a page has one URL. Only for documents: URLs with a file extension are
 * assets or React Router's data, which programs request. A path with a malformed escape is left
 * alone: nothing is there under any spelling.
 */
export const redirectToCanonical = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = canonicalPath(pathname);
  const otherName = otherNames.get(path);
  if (otherName !== undefined) {
    return c.redirect(otherName, 301);
  }
  const canonical = path + canonicalQuery(search);
  const isPage = !/\.[^/]*$/.test(pathname) && decodeEscapes(pathname) !== null;
  if (canonical === pathname + search || !isPage) {
    return next();
  }
  return c.redirect(canonical, 301);
});
