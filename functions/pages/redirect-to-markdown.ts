import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import { findMarkdown } from '#app/config/markdown-address.ts';
import type { AppEnv } from '../env.ts';

/** Whether a client would rather read Markdown than HTML; cheap for the many that would not. */
export function mayWantMarkdown(headers: Headers): boolean {
  return headers.get('Accept')?.includes('markdown') ?? false;
}

/**
 * Redirects a program that asks for a page by `Accept: text/markdown` to the page's Markdown, which
 * has an address of its own: caches know a response by its address alone.
 */
export const redirectToMarkdown = createMiddleware<AppEnv>(async (c, next) => {
  if (!mayWantMarkdown(c.req.raw.headers)) return next();
  const supports = ['text/html', 'text/markdown'];
  const type = accepts(c, { header: 'Accept', supports, default: 'text/html' });
  const address = type === 'text/markdown' ? findMarkdown(new URL(c.req.url)) : null;
  if (address === null) return next();
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept', { append: true });
  return c.redirect(address, 303);
});
