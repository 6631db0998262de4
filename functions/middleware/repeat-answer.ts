import { createMiddleware } from 'hono/factory';
import type { EdgeSettings } from '#app/config/edge-settings.ts';
import { maxReadyAnswers, repeatsPerLog } from '#app/config/limits.ts';
import { countRepeats, noteRepeat } from '#app/domain/health/health.server.ts';
import {
  type RateLimitName,
  countIfPlain,
  findFloodEnd,
  isNobodyRefused,
} from '#app/services/redis/rate-limiter.ts';
import { findSettingsFor } from '#app/services/services.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { isKnown, ofBody } from '../pages/etag.ts';
import type { Repeat } from '../repeat.ts';
import { readNetwork } from './rate-limit.ts';

/** A response that can be sent again, and what it depends on. */
type ReadyAnswer = Omit<Repeat, 'body'> & {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** The 304 response; null without an ETag. */
  unchanged: { etag: string; headers: Headers } | null;
  limit: RateLimitName | null;
};

/** By full URL. Plain data and headers, which are not bound to a request. */
const ready = new Map<string, ReadyAnswer>();

/**
 * Returns the stored response for a GET, or null if the request must run through Hono: no response
 * is stored, it is stale, the caller is over a limit, Redis is due, or the request is sampled for
 * the log. Runs before Hono and creates nothing per request, which is most of the cost of a cached
 * response. Reads only the URL, the network and `If-None-Match`, so that cookies make no
 * difference; requests with `Authorization` always run through Hono.
 */
export function repeatAnswer(request: Request): Response | null {
  const answer = request.method === 'GET' ? ready.get(request.url) : undefined;
  // The cache in front must not store responses to requests with a token, and keys have their own
  // limit.
  if (answer === undefined || request.headers.has('Authorization')) return null;
  const nowMs = Date.now();
  const settings = findSettingsFor(answer.copy, nowMs);
  if (settings === null || settings.banner !== answer.banner) return null;
  if (nowMs >= answer.bannerEndsAtMs) return null;
  // One request in `repeatsPerLog` runs through Hono, which logs it and adds up the others.
  if (countRepeats() >= repeatsPerLog) return null;
  if (!isWithinLimit(request.headers, answer.limit, settings)) return null;
  noteRepeat();
  const { unchanged } = answer;
  const known = unchanged && request.headers.get('If-None-Match');
  if (known && isKnown(known, unchanged.etag)) {
    return new Response(null, { status: 304, headers: unchanged.headers });
  }
  return new Response(answer.bytes, { headers: answer.headers });
}

/** Also counts the request if it is within the limit; Hono handles refusals. */
function isWithinLimit(headers: Headers, limit: RateLimitName | null, settings: EdgeSettings) {
  if (limit === null) return isNobodyRefused() || findFloodEnd(readNetwork(headers)) === null;
  return countIfPlain(limit, readNetwork(headers), settings);
}

/** Headers specific to one request; not repeated. */
const ofRequest = ['X-Request-Id', 'Server-Timing'];

/** Stores the response if its handler called `allowRepeats`. */
export const keepReady = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const repeat = c.get('repeat');
  if (repeat === undefined || c.req.method !== 'GET' || c.res.status !== 200) return;
  if (c.get('hasUnreadParameters')) return;
  // The response says that the cache in front must not store it.
  if (c.req.header('Authorization') !== undefined) return;
  const { body, ...rest } = repeat;
  const limit = c.get('limit') ?? null;
  const headers = new Headers(c.res.headers);
  for (const name of ofRequest) headers.delete(name);
  headers.set('Server-Timing', 'cache;desc=hit');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  ready.delete(c.req.url);
  ready.set(c.req.url, { ...rest, limit, bytes, headers, unchanged: toUnchanged(headers) });
  if (ready.size > maxReadyAnswers) ready.delete(ready.keys().next().value ?? '');
});

function toUnchanged(of: Headers): ReadyAnswer['unchanged'] {
  const etag = of.get('ETag');
  if (etag === null) return null;
  return { etag, headers: new Headers([...of].filter(([name]) => !ofBody.test(name))) };
}

/**
 * Allows the response to be repeated to anybody while the cached copy it was made of is fresh. Only
 * for responses that depend on that copy, the URL and the banner alone.
 */
export async function allowRepeats(
  c: AppContext,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { cache, settings } = c.get('services');
  const copy = cache.youngCopy();
  if (copy === null) return;
  const { banner } = await settings.read();
  const endsAtMs = banner === null ? Infinity : Date.parse(banner.ends_at);
  // A banner that has already ended no longer limits the response.
  const bannerEndsAtMs = endsAtMs <= Date.now() ? Infinity : endsAtMs;
  c.set('repeat', { copy, body, banner, bannerEndsAtMs });
}
