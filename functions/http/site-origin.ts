import type { AppContext } from '../env.ts';

/** The origin that canonical addresses, feeds and sitemaps name: the configured one, so that no Host header can set it. */
export function siteOrigin(c: AppContext): string {
  return c.env.siteOrigin ?? new URL(c.req.url).origin;
}
