import { createMiddleware } from 'hono/factory';
import { edgeCacheHeader } from '#app/config/page-cache.ts';
import { toCacheTag } from '#app/services/edge-cache.ts';
import { withTags } from '#app/services/kv/read-tags.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { isOwnHost } from '../http/site-origin.ts';

/**
 * Sets the headers for Cloudflare's cache in front of the Worker: how long it stores a shared
 * response, and its `Cache-Tag`, by which a write purges it (app/services/front). Cloudflare
 * removes both. Responses to requests with a token, and those for an unknown host, are not stored,
 * because the key is only path and query; nor are those to parameters that they do not depend on,
 * and pages that depend on the visitor's place.
 */
export const setEdgeCacheHeaders = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { tags } = await withTags(next);
  const { headers } = c.res;
  // The address is the same for all places, and each has its page.
  if (c.get('place') !== undefined && headers.has(edgeCacheHeader)) {
    headers.set(edgeCacheHeader, 'no-store');
    headers.set('Cache-Control', 'private, max-age=0');
    return;
  }
  // Also where `Cache-Control` alone would have it stored.
  if (c.get('hasUnreadParameters')) headers.set(edgeCacheHeader, 'no-store');
  if (!headers.has(edgeCacheHeader)) return;
  const tag = mayBeStored(c) ? toCacheTag(tags) : null;
  if (tag === null) headers.set(edgeCacheHeader, 'no-store');
  if (tag) headers.set('Cache-Tag', tag);
});

function mayBeStored(c: AppContext): boolean {
  const { status, headers } = c.res;
  if (c.get('hasUnreadParameters')) return false;
  if (status !== 200 && status !== 304) return false;
  return isOwnHost(c) && !headers.has('Set-Cookie') && c.req.header('Authorization') === undefined;
}
