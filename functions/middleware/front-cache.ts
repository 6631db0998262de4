import { createMiddleware } from 'hono/factory';
import { frontHeader } from '#app/config/page-cache.ts';
import { toCacheTag } from '#app/services/front/front-tags.ts';
import { withTopics } from '#app/services/kv/read-topics.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { isOwnHost } from '../http/site-origin.ts';

/**
 * Adds `Cache-Tag` with the topics of a shared response for Cloudflare's cache in front of the
 * Worker, so that a write purges it (app/services/front). That cache removes the tag and its own
 * cache header. Responses to requests with a token, and those for a host that the caller can
 * choose, are `no-store` for it: its key is path and query alone.
 */
export const tellFront = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { topics } = await withTopics(next);
  const { headers } = c.res;
  if (!headers.has(frontHeader)) return;
  const tag = mayBeKept(c) ? toCacheTag(topics) : null;
  if (tag === null) headers.set(frontHeader, 'no-store');
  if (tag) headers.set('Cache-Tag', tag);
});

function mayBeKept(c: AppContext): boolean {
  const { status, headers } = c.res;
  if (status !== 200 && status !== 304) return false;
  return isOwnHost(c) && !headers.has('Set-Cookie') && c.req.header('Authorization') === undefined;
}
