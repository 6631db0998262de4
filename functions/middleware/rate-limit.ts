import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/errors/app-error.ts';
import { type RateLimitName, noteRefusal } from '#app/services/redis/rate-limiter.ts';
import type { AppContext, AppEnv } from '../env.ts';

/** Rate limits an IP address by app/config/limits.ts. */
export function rateLimit(name: RateLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('limit', name);
    await requireWithinLimit(c, name);
    await next();
  });
}

/**
 * Counts a request by its caller: the IP address unless `who` is given.
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
    noteRefusal(who);
    throw new AppError('rate_limited', { headers: { 'Retry-After': secondsUntil(resetAtMs) } });
  }
}

/** Returns whole seconds for Retry-After, at least 1. */
export function secondsUntil(endMs: number): string {
  return String(Math.max(1, Math.ceil((endMs - Date.now()) / 1000)));
}

/**
 * Returns the IP address of a request, or its IPv6 network. Cloudflare sets the header and
 * overwrites what a caller sends.
 */
export function readNetwork(headers: Headers): string {
  return toNetwork(headers.get('CF-Connecting-IP') ?? 'unknown');
}

/** A person's IPv6 network has 2^64 addresses; they count as one. */
function toNetwork(address: string): string {
  if (!address.includes(':')) {
    return address;
  }
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // Never negative: without Cloudflare in front a caller can send too many groups.
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
