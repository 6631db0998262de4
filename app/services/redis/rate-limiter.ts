import { Ratelimit } from '@upstash/ratelimit';
import type { Env } from '#app/config/env.ts';
import { flood, rateLimits, redisPauseMs, redisTimeoutMs } from '#app/config/limits.ts';
import type { SettingsWatch } from '../settings/settings-watch.ts';
import { createRedis } from './client.ts';
import { type Verdict, createLocalLimiter } from './local-limiter.ts';

export type RateLimitName = keyof typeof rateLimits;

/** Counts a request by `who` and says whether it is within the limit of that name. */
export type RateLimiter = {
  limit(name: RateLimitName, who: string): Promise<Verdict>;
};

type RateLimiterOptions = Env['redis'] & {
  /** Their limits count in the place of those in app/config/limits.ts. */
  settings: SettingsWatch;
  waitUntil: (work: Promise<unknown>) => void;
};

type Limit = { requests: number; windowSeconds: number };

/** This isolate's own count, and who Redis said is over a limit. */
const local = createLocalLimiter();
let redisPausedUntilMs = 0;
/** Clients without state of their own, which making takes longer than asking; by name, server and number. */
const limiters = new Map<string, Ratelimit>();

/**
 * A sliding window kept in Upstash, the same for all edges, and before it a window of this isolate
 * alone: that one decides when Redis is away, and where nobody waits for Redis. When Redis does not
 * answer within `redisTimeoutMs` it is left alone for `redisPauseMs`, so that its absence costs one
 * request time and not all.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { settings, waitUntil, ...keys } = options;

  async function findLimit(name: RateLimitName): Promise<Limit> {
    const { requests, windowSeconds } = rateLimits[name];
    const { limits } = await settings.read();
    return { requests: limits[name] ?? requests, windowSeconds };
  }

  async function ask(name: RateLimitName, who: string, limit: Limit): Promise<Verdict> {
    try {
      const { success, reset, reason } = await getLimiter(name, limit, keys).limit(who);
      if (reason === 'timeout') {
        redisPausedUntilMs = Date.now() + redisPauseMs;
      } else if (!success) {
        local.block(`${name}:${who}`, reset);
      }
      return { allowed: success, resetAtMs: reset };
    } catch {
      redisPausedUntilMs = Date.now() + redisPauseMs;
      return { allowed: true, resetAtMs: 0 };
    }
  }

  return {
    async limit(name, who) {
      const limit = await findLimit(name);
      const verdict = local.count(`${name}:${who}`, limit);
      if (!verdict.allowed || Date.now() < redisPausedUntilMs) {
        return verdict;
      }
      if ('isWaitedFor' in rateLimits[name]) {
        waitUntil(ask(name, who, limit));
        return verdict;
      }
      return ask(name, who, limit);
    },
  };
}

/** Notes in this isolate that somebody was refused. */
export function noteRefusal(who: string): void {
  local.count(`flood:${who}`, flood);
}

/** When somebody may come again who goes on after very many refusals, in ms; null for others. */
export function findFloodEnd(who: string): number | null {
  return local.findEnd(`flood:${who}`, flood);
}

function getLimiter(
  name: RateLimitName,
  { requests, windowSeconds }: Limit,
  keys: Env['redis'],
): Ratelimit {
  const key = `${name} ${keys.url} ${requests}`;
  const known = limiters.get(key);
  if (known) {
    return known;
  }
  const limiter = new Ratelimit({
    redis: createRedis(keys),
    limiter: Ratelimit.slidingWindow(requests, `${windowSeconds} s`),
    prefix: `ratelimit:${name}`,
    timeout: redisTimeoutMs,
    ephemeralCache: false,
  });
  limiters.set(key, limiter);
  return limiter;
}
