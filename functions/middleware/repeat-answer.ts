import { createMiddleware } from 'hono/factory';
import type { EdgeSettings } from '#app/config/edge-settings.ts';
import { mostReadyAnswers, repeatsPerLog } from '#app/config/limits.ts';
import { countRepeats, noteRepeat } from '#app/domain/health/count-traffic.server.ts';
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

/** An answer as it goes out, all of it made before it is asked for again, and what it depends on. */
type ReadyAnswer = Omit<Repeat, 'body'> & {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** For who has it already; null where it has no ETag. */
  unchanged: { etag: string; headers: Headers } | null;
  limit: RateLimitName | null;
};

/** By full address. Plain data and headers, which belong to no request. */
const ready = new Map<string, ReadyAnswer>();

/**
 * Answers a GET from what this isolate has ready for its address, where nothing needs to be asked,
 * told or refused; null for everything else, which goes the whole way. Before Hono, and without
 * anything that is made for one request: most of what a cached answer costs otherwise is that.
 * Nothing of the request counts but its address, its network and `If-None-Match`, so that no cookie
 * can make a difference; who sends a token goes the whole way.
 */
export function repeatAnswer(request: Request): Response | null {
  const answer = request.method === 'GET' ? ready.get(request.url) : undefined;
  // The cache in front must not keep what was asked with a token, and keys have a limit of their own.
  if (answer === undefined || request.headers.has('Authorization')) return null;
  const nowMs = Date.now();
  const settings = findSettingsFor(answer.copy, nowMs);
  if (settings === null || settings.banner !== answer.banner) return null;
  if (nowMs >= answer.bannerEndsAtMs) return null;
  // The whole way logs and traces, and counts those that did not come by it.
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

/** Counts it, too, where it is; whoever is refused is on the whole way. */
function isWithinLimit(headers: Headers, limit: RateLimitName | null, settings: EdgeSettings) {
  if (limit === null) return isNobodyRefused() || findFloodEnd(readNetwork(headers)) === null;
  return countIfPlain(limit, readNetwork(headers), settings);
}

/** Of one request: they are not repeated. */
const ofRequest = ['X-Request-Id', 'Server-Timing'];

/** Gets ready what a handler says may go out again as it is (`allowRepeats`). */
export const keepReady = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const repeat = c.get('repeat');
  if (repeat === undefined || c.req.method !== 'GET' || c.res.status !== 200) return;
  // It says that the cache in front must not keep it.
  if (c.req.header('Authorization') !== undefined) return;
  const { body, ...rest } = repeat;
  const limit = c.get('limit') ?? null;
  const headers = new Headers(c.res.headers);
  for (const name of ofRequest) headers.delete(name);
  headers.set('Server-Timing', 'cache;desc=hit');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  ready.delete(c.req.url);
  ready.set(c.req.url, { ...rest, limit, bytes, headers, unchanged: toUnchanged(headers) });
  if (ready.size > mostReadyAnswers) ready.delete(ready.keys().next().value ?? '');
});

function toUnchanged(of: Headers): ReadyAnswer['unchanged'] {
  const etag = of.get('ETag');
  if (etag === null) return null;
  return { etag, headers: new Headers([...of].filter(([name]) => !ofBody.test(name))) };
}

/**
 * Says that this answer may go out again as it is, to anybody, while the copy that was read last is
 * young. Only for what depends on that copy, the address and the banner, and on nothing else.
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
  // A banner whose time is over before changes nothing any more.
  const bannerEndsAtMs = endsAtMs <= Date.now() ? Infinity : endsAtMs;
  c.set('repeat', { copy, body, banner, bannerEndsAtMs });
}
