import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/errors/app-error.ts';
import { type RateLimitName, recordRejection } from '#app/services/redis/rate-limiter.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { parseAddress } from '../http/visitor.ts';

/** Limits requests by address as app/config/limits.ts says. */
export function rateLimit(name: RateLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('limit', name);
    await requireWithinLimit(c, name);
    await next();
  });
}

/**
 * Counts a request by caller, which is the address by default.
 * @throws AppError rate_limited with Retry-After in seconds
 */
export async function requireWithinLimit(
  c: AppContext,
  name: RateLimitName,
  who = readNetwork(c.req.raw.headers),
): Promise<void> {
  const { rateLimiter } = c.get('services');
  const { allowed, resetAtMs } = await rateLimiter.limit(name, who);
  if (!allowed) {
    recordRejection(who);
    throw new AppError('rate_limited', { headers: { 'Retry-After': secondsUntil(resetAtMs) } });
  }
}

/** Returns whole seconds for Retry-After, at least one. */
export function secondsUntil(endMs: number): string {
  return String(Math.max(1, Math.ceil((endMs - Date.now()) / 1000)));
}

/**
 * Returns the address of a request, or its IPv6 network (/64), whose 2^64 addresses one person has:
 * they count as one. Cloudflare sets this header and overwrites that of a caller.
 */
export function readNetwork(headers: Headers): string {
  const given = headers.get('CF-Connecting-IP') ?? 'unknown';
  const address = parseAddress(given) ?? given;
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
