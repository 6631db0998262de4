const browserHeaders = { 'Cache-Control': 'public, max-age=0' };

/** The cache header for Cloudflare's cache alone, which removes it. */
export const frontHeader = 'Cloudflare-CDN-Cache-Control';

/**
 * Headers of responses that are the same for everyone and change with the database: browsers
 * revalidate each time, or they would show outdated data. The cache in front of the Worker stores
 * them until a write purges them (functions/middleware/front-cache.ts), for as long as lists of
 * open places may be old, and longer for an outage. Not s-maxage, which disables serving stale
 * responses.
 */
export const publicAnswerHeaders = {
  ...browserHeaders,
  [frontHeader]: 'max-age=60, stale-while-revalidate=240, stale-if-error=604800',
};

/** Marks a page with reduced content during a database outage: it is never cached. */
export const reducedHeader = 'X-Outage';

/** Headers of pages made of the metro indexes during a database outage. */
export const reducedPageHeaders = {
  'Cache-Control': 'no-store',
  [reducedHeader]: 'reduced',
  'X-Robots-Tag': 'noindex',
};

/** Headers of public pages; they also tell the Worker that it may cache the page. */
export const publicPageHeaders = { ...publicAnswerHeaders };
