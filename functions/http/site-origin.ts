import type { AppContext } from '../env.ts';

/**
 * Returns the origin of canonical URLs, feeds and sitemaps: SITE_URL if set, so that no Host header
 * can change it.
 */
export function siteOrigin(c: AppContext): string {
  return c.env.siteOrigin ?? new URL(c.req.url).origin;
}

/** localhost, and workers.dev for a Worker that has no domain yet. */
const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.workers\.dev)$/;

/**
 * Returns whether `siteOrigin` is trustworthy. Without SITE_URL it comes from the Host header,
 * which the caller can set to anything if Cloudflare is not in front.
 */
export function isOwnHost(c: AppContext): boolean {
  return c.env.siteOrigin !== null || ownHosts.test(new URL(c.req.url).hostname);
}
