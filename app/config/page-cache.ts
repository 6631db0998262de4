const browserHeaders = { 'Cache-Control': 'public, max-age=0' };

/** This header is only for Cloudflare's cache, which removes it. */
export const edgeCacheHeader = 'Cloudflare-CDN-Cache-Control';

/**
 * For responses that are the same for everyone and depend on the database. Browsers revalidate each
 * time. The cache in front of the Worker stores them until a write purges them
 * (functions/middleware/edge-cache-headers.ts), at most for as long as "open now" may be out of date, and
 * longer during an outage. Not s-maxage, which disables serving stale responses.
 */
export const publicAnswerHeaders = {
  ...browserHeaders,
  [edgeCacheHeader]: 'max-age=60, stale-while-revalidate=240, stale-if-error=604800',
};

/** Marks a page with reduced content during a database outage: it is not cached. */
export const reducedHeader = 'X-Outage';

/** For pages made from metro indexes during a database outage. */
export const reducedPageHeaders = {
  'Cache-Control': 'no-store',
  [reducedHeader]: 'reduced',
  'X-Robots-Tag': 'noindex',
};

/** For pages: the header marks those that the Worker may cache, too. */
export const publicPageHeaders = { ...publicAnswerHeaders };
