const browserHeaders = { 'Cache-Control': 'public, max-age=0' };

/** Of what answers say, this is for Cloudflare's cache alone, which takes it out. */
export const frontHeader = 'Cloudflare-CDN-Cache-Control';

/**
 * For answers that are the same for everyone and change with the database: browsers ask each time, or
 * they would show what was changed since. What stands before the Worker keeps them until a write of
 * what they are made of purges them (functions/middleware/front-cache.ts), as long as lists of what is
 * open may be old, and longer for an outage. Why not s-maxage: it turns stale serving off.
 */
export const publicAnswerHeaders = {
  ...browserHeaders,
  [frontHeader]: 'max-age=60, stale-while-revalidate=240, stale-if-error=604800',
};

/** Says that a page is made of less than it should be, since the database is away: nobody keeps it. */
export const reducedHeader = 'X-Outage';

/** For pages that are made of the indexes of metros while the database is away. */
export const reducedPageHeaders = {
  'Cache-Control': 'no-store',
  [reducedHeader]: 'reduced',
  'X-Robots-Tag': 'noindex',
};

/** For pages; by it they are known as such that the Worker may keep, too. */
export const publicPageHeaders = { ...publicAnswerHeaders };
