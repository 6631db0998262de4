import { createMiddleware } from 'hono/factory';
import type { EdgeSettings } from '#app/config/edge-settings.ts';
import type { Env } from '#app/config/env.ts';
import { replaysPerLog } from '#app/config/limits.ts';
import { countReplays, recordReplay } from '#app/domain/health/health.server.ts';
import {
  type RateLimitName,
  countIfPlain,
  findFloodEnd,
  isNobodyRefused,
} from '#app/services/redis/rate-limiter.ts';
import { findPrepared, storePrepared } from '#app/services/services.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { answerUnchanged, toUnchanged } from '../pages/etag.ts';
import { mayWantMarkdown } from '../pages/redirect-to-markdown.ts';
import { readVisitorPlace } from '../place/visitor-place.ts';
import { readNetwork } from './rate-limit.ts';

/**
 * Returns the prepared response for a GET, or null if the request must run through Hono: none is
 * stored, it is stale, the caller is over a limit, Redis is due, or the request is sampled for the
 * log. Runs before Hono and creates nothing per request, which is most of the cost of a cached
 * response. Reads only the URL, the network, `If-None-Match` and, for a page that depends on it,
 * the visitor's place; requests with `Authorization` always run through Hono.
 */
export function answerPrepared(request: Request, env: Env): Response | null {
  // The cache in front must not store responses to requests with a token, and keys have their own
  // limit.
  if (request.method !== 'GET' || request.headers.has('Authorization')) return null;
  if (mayWantMarkdown(request.headers)) return null;
  const nowMs = Date.now();
  const prepared =
    findPrepared(request.url, nowMs) ?? findPrepared(nameWithPlace(request, env), nowMs);
  if (prepared === null) return null;
  const { response, settings } = prepared;
  // One request in `replaysPerLog` runs through Hono, which logs it and adds up the others.
  if (countReplays() >= replaysPerLog) return null;
  if (!isWithinLimit(request.headers, response.limit, settings)) return null;
  recordReplay();
  return (
    answerUnchanged(request, response.unchanged) ??
    new Response(response.bytes, { headers: response.headers })
  );
}

/** Names the page of a URL for the visitor's place, as typed. Never a URL, which has no space. */
function nameWithPlace(request: Request, env: Env): string {
  return `${request.url} ${readVisitorPlace(request, env) ?? ''}`;
}

/** Also counts the request if it is within the limit; Hono handles refusals. */
function isWithinLimit(headers: Headers, limit: RateLimitName | null, settings: EdgeSettings) {
  if (limit === null) return isNobodyRefused() || findFloodEnd(readNetwork(headers)) === null;
  return countIfPlain(limit, readNetwork(headers), settings);
}

/**
 * Responds 304 to a browser that has this response, and stores the response if its handler called
 * `allowReplay`. Runs after everything that sets headers for all; the log adds those of one request.
 */
export const prepareResponse = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status !== 200) return;
  store(c);
  const response = answerUnchanged(c.req.raw, toUnchanged(c.res.headers));
  if (response === null) return;
  // Otherwise Hono would copy the headers.
  c.res = undefined;
  c.res = response;
});

function store(c: AppContext): void {
  const replay = c.get('replay');
  if (replay === undefined || c.req.method !== 'GET' || c.get('hasUnreadParameters')) return;
  // The response says that the cache in front must not store it.
  if (c.req.header('Authorization') !== undefined) return;
  const place = c.get('place');
  const hasPlace = place !== undefined;
  // Invented places would replace each other's responses.
  if (place === null && readVisitorPlace(c.req.raw, c.env) !== null) return;
  const { body, ...rest } = replay;
  const limit = c.get('limit') ?? null;
  const headers = new Headers(c.res.headers);
  headers.set('Server-Timing', 'cache;desc=hit');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const name = hasPlace ? nameWithPlace(c.req.raw, c.env) : c.req.url;
  storePrepared(name, { ...rest, limit, bytes, headers, unchanged: toUnchanged(headers) });
}

/**
 * Allows the response to be sent to anybody while the cached copy it was made of is fresh. Only for
 * responses that depend on that copy, the URL, the visitor's place and the banner alone.
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
