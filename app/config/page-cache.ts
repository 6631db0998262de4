/**
 * For pages that are the same for everyone: browsers ask each time, the edge keeps them for a
 * minute and serves them stale while rendering anew. Why not s-maxage: it turns stale serving off.
 */
export const publicPageHeaders = {
  'Cache-Control': 'public, max-age=0',
  'Cloudflare-CDN-Cache-Control': 'max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
};
