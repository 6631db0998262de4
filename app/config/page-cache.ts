/**
 * For answers that are the same for everyone and change with the database: browsers ask each time, or
 * they would show what was changed since. The Worker's own copies know what was (change-watch.ts).
 */
export const publicAnswerHeaders = { 'Cache-Control': 'public, max-age=0' };

/** Says that a page is made of less than it should be, since the database is away: nobody keeps it. */
export const reducedHeader = 'X-Outage';

/** For pages that are made of the indexes of metros while the database is away. */
export const reducedPageHeaders = {
  'Cache-Control': 'no-store',
  [reducedHeader]: 'reduced',
  'X-Robots-Tag': 'noindex',
};

/**
 * For pages: what stands before the Worker keeps them for as long as a write may take to be seen, and
 * for an outage, until somebody purges its copies by name. Why not s-maxage: it turns stale serving off.
 */
export const publicPageHeaders = {
  ...publicAnswerHeaders,
  'Cloudflare-CDN-Cache-Control': 'max-age=1, stale-while-revalidate=1, stale-if-error=604800',
};
