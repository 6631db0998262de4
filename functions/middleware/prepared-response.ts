import { createMiddleware } from 'hono/factory';
import type { EdgeSettings } from '#app/config/edge-settings.ts';
import { replaysPerLog } from '#app/config/limits.ts';
import { countReplays, recordReplay } from '#app/domain/health/health.server.ts';
import type { PreparedResponse } from '#app/services/kv/cache-entries.ts';
import {
  type RateLimitName,
  countIfPlain,
  findFloodEnd,
  isNobodyRefused,
} from '#app/services/redis/rate-limiter.ts';
import { findPrepared, storePrepared } from '#app/services/services.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { matchesEtag, ofBody } from '../pages/etag.ts';
import { readNetwork } from './rate-limit.ts';

/**
 * Returns the prepared response for a GET, or null if the request must run through Hono: none is
 * stored, it is stale, the caller is over a limit, Redis is due, or the request is sampled for the
 * log. Runs before Hono and creates nothing per request, which is most of the cost of a cached
 * response. Reads only the URL, the network and `If-None-Match`, so that cookies make no
 * difference; requests with `Authorization` always run through Hono.
 */
export function answerPrepared(request: Request): Response | null {
  // The cache in front must not store responses to requests with a token, and keys have their own
  // limit.
  if (request.method !== 'GET' || request.headers.has('Authorization')) return null;
  const prepared = findPrepared(request.url, Date.now());
  if (prepared === null) return null;
  const { response, settings } = prepared;
  // One request in `replaysPerLog` runs through Hono, which logs it and adds up the others.
  if (countReplays() >= replaysPerLog) return null;
  if (!isWithinLimit(request.headers, response.limit, settings)) return null;
  recordReplay();
  const { unchanged } = response;
  const known = unchanged && request.headers.get('If-None-Match');
  if (known && matchesEtag(known, unchanged.etag)) {
    return new Response(null, { status: 304, headers: unchanged.headers });
  }
  return new Response(response.bytes, { headers: response.headers });
}

/** Also counts the request if it is within the limit; Hono handles refusals. */
function isWithinLimit(headers: Headers, limit: RateLimitName | null, settings: EdgeSettings) {
  if (limit === null) return isNobodyRefused() || findFloodEnd(readNetwork(headers)) === null;
  return countIfPlain(limit, readNetwork(headers), settings);
}

/** Headers specific to one request; not replayed. */
const ofRequest = ['X-Request-Id', 'Server-Timing'];

/** Stores the response if its handler called `allowReplay`. */
export const prepareResponse = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const replay = c.get('replay');
  if (replay === undefined || c.req.method !== 'GET' || c.res.status !== 200) return;
  if (c.get('hasUnreadParameters')) return;
  // The response says that the cache in front must not store it.
  if (c.req.header('Authorization') !== undefined) return;
  const { body, ...rest } = replay;
  const limit = c.get('limit') ?? null;
  const headers = new Headers(c.res.headers);
  for (const name of ofRequest) headers.delete(name);
  headers.set('Server-Timing', 'cache;desc=hit');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  storePrepared(c.req.url, { ...rest, limit, bytes, headers, unchanged: toUnchanged(headers) });
});

function toUnchanged(of: Headers): PreparedResponse['unchanged'] {
  const etag = of.get('ETag');
  if (etag === null) return null;
  return { etag, headers: new Headers([...of].filter(([name]) => !ofBody.test(name))) };
}

/**
 * Allows the response to be sent to anybody while the cached copy it was made of is fresh. Only for
 * responses that depend on that copy, the URL and the banner alone.
 */
export async function allowReplay(
  c: AppContext,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { cache, settings } = c.get('services');
  const copy = cache.freshCopy();
  if (copy === null) return;
  const { banner } = await settings.read();
  const endsAtMs = banner === null ? Infinity : Date.parse(banner.ends_at);
  // A banner that has already ended no longer limits the response.
  const bannerEndsAtMs = endsAtMs <= Date.now() ? Infinity : endsAtMs;
  c.set('replay', { copy, body, banner, bannerEndsAtMs });
}
