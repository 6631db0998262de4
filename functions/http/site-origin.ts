import type { AppContext } from '../env.ts';

/**
 * Returns the origin for canonical URLs, feeds and sitemaps: SITE_URL if set, so that no Host
 * header can set it.
 */
export function siteOrigin(c: AppContext): string {
  return c.env.siteOrigin ?? new URL(c.req.url).origin;
}

/** This machine, and workers.dev, where Cloudflare serves a Worker without a domain. */
const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.workers\.dev)$/;

/**
 * Returns whether `siteOrigin` is a known host. Without SITE_URL it is the Host header, which can
 * be anything unless Cloudflare is in front.
 */
export function isOwnHost(c: AppContext): boolean {
  return c.env.siteOrigin !== null || ownHosts.test(new URL(c.req.url).hostname);
}
