import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/errors/app-error.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppEnv } from '../env.ts';

/**
 * Lets one address through as often as app/config/limits.ts allows.
 * @throws AppError rate_limited with Retry-After in seconds
 */
export function rateLimit(name: RateLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // Set by Cloudflare, which overwrites what a caller sends under this name.
    const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
    const { allowed, resetAtMs } = await c.get('services').rateLimiter.limit(name, address);
    if (!allowed) {
      const seconds = Math.max(1, Math.ceil((resetAtMs - Date.now()) / 1000));
      throw new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
    }
    await next();
  });
}
