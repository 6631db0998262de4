import type { AppContext } from '../env.ts';

/** The origin that canonical addresses, feeds and sitemaps name: the configured one, so that no Host header can set it. */
export function siteOrigin(c: AppContext): string {
  return c.env.siteOrigin ?? new URL(c.req.url).origin;
}

/** This machine, and where Cloudflare serves a Worker that has no domain yet. */
const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.workers\.dev)$/;

/**
 * Whether `siteOrigin` can be one of a few. Without SITE_URL it is what the caller writes into the
 * Host header, and where no Cloudflare stands in front that can be anything.
 */
export function isOwnHost(c: AppContext): boolean {
  return c.env.siteOrigin !== null || ownHosts.test(new URL(c.req.url).hostname);
}
