import { Ratelimit } from '@upstash/ratelimit';
import { Redis } from '@upstash/redis';
import type { Env } from '#app/config/env.ts';
import { rateLimits, redisTimeoutMs } from '#app/config/limits.ts';

export type RateLimitName = keyof typeof rateLimits;

/** Counts a request by `who` and says whether it is within the limit of that name. */
export type RateLimiter = {
  limit(name: RateLimitName, who: string): Promise<{ allowed: boolean; resetAtMs: number }>;
};

/** After Redis has failed this isolate does not ask it again for so long: each wait would be felt. */
const restMs = 5_000;
let restsUntilMs = 0;

/** Remembers in this isolate who is over a limit, so that they cost no further round trip. */
const blocked = new Map<string, number>();
const mostBlocked = 10_000;

/**
 * A sliding window kept in Upstash, the same for all edges. When Redis does not answer within
 * `redisTimeoutMs` the request is allowed: every limit so far protects reading.
 */
export function createRateLimiter({ url, token }: Env['redis']): RateLimiter {
  const redis = new Redis({
    url,
    token,
    retry: false,
    enableTelemetry: false,
    signal: () => AbortSignal.timeout(redisTimeoutMs),
  });
  return {
    async limit(name, who) {
      if (Date.now() < restsUntilMs) return { allowed: true, resetAtMs: 0 };
      if (blocked.size > mostBlocked) {
        blocked.clear();
      }
      const { requests, windowSeconds } = rateLimits[name];
      const limiter = new Ratelimit({
        redis,
        limiter: Ratelimit.slidingWindow(requests, `${windowSeconds} s`),
        prefix: `ratelimit:${name}`,
        timeout: redisTimeoutMs,
        ephemeralCache: blocked,
      });
      try {
        const { success, reset, reason } = await limiter.limit(who);
        if (reason === 'timeout') restsUntilMs = Date.now() + restMs;
        return { allowed: success, resetAtMs: reset };
      } catch {
        restsUntilMs = Date.now() + restMs;
        return { allowed: true, resetAtMs: 0 };
      }
    },
  };
}
