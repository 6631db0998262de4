import type { Ratelimit } from '@upstash/ratelimit';
import type { EdgeSettings } from '#app/config/edge-settings.ts';
import type { Env } from '#app/config/env.ts';
import {
  type RateLimit,
  flood,
  partsOfLimit,
  rateLimits,
  redisPauseMs,
  redisTimeoutMs,
  siteAllowance,
} from '#app/config/limits.ts';
import { TimeoutError } from '#app/errors/promises.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import type { SettingsWatch } from '../settings/settings-watch.ts';
import { createRedis } from './client.ts';

export type RateLimitName = keyof typeof rateLimits;

/**
 * Counts a request by `who` and returns whether it is within the limit of that name. `units`: as how
 * many requests it counts; the last one may go beyond the limit.
 */
export type RateLimiter = {
  limit(name: RateLimitName, who: string, units?: number): Promise<Verdict>;
};

type RateLimiterOptions = Env['redis'] & {
  /** Limits of super admins override those of app/config/limits.ts. */
  settings: SettingsWatch;
  waitUntil: (work: Promise<unknown>) => void;
};

type Limit = { requests: number; windowSeconds: number; part: number; isDeferred: boolean };

/** The counts of this isolate, and callers that Redis reported over a limit. */
const local = createLocalLimiter();
/** How often each caller was refused. */
const refusals = createLocalLimiter();
let redisPausedUntilMs = 0;
/** Stateless clients, which take longer to create than to use; by name, server and number. */
const limiters = new Map<string, Ratelimit>();

/**
 * A fixed window per isolate, synchronized with a sliding window in Upstash that all isolates
 * share, after each part of a limit. A caller over the shared limit is refused here until it
 * resets. When Redis is down, the isolate's own window decides; after a time-out (`redisTimeoutMs`)
 * Redis is skipped for `redisPauseMs`.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { settings, waitUntil, ...keys } = options;

  async function countInRedis(
    name: RateLimitName,
    who: string,
    limit: Limit,
    rate: number,
  ): Promise<Verdict> {
    try {
      const limiter = await getLimiter(name, limit, keys);
      const { success, reset, reason } = await limiter.limit(who, { rate });
      if (reason === 'timeout') {
        logSilentFailure('rate-limits', new TimeoutError());
        redisPausedUntilMs = Date.now() + redisPauseMs;
      } else if (!success) {
        local.block(`${name}:${who}`, reset);
      }
      return { allowed: success, resetAtMs: reset };
    } catch (error) {
      logSilentFailure('rate-limits', error);
      redisPausedUntilMs = Date.now() + redisPauseMs;
      return { allowed: true, resetAtMs: 0 };
    }
  }

  async function count(
    name: RateLimitName,
    who: string,
    limit: Limit,
    units: number,
  ): Promise<Verdict> {
    const { due, ...verdict } = local.count(`${name}:${who}`, limit, units);
    if (!verdict.allowed || due === 0 || Date.now() < redisPausedUntilMs) {
      return verdict;
    }
    const counting = countInRedis(name, who, limit, due);
    if (!limit.isDeferred) return counting;
    waitUntil(counting);
    return verdict;
  }

  return {
    async limit(name, who, units = 1) {
      const limit = toLimit(name, await settings.read());
      const verdict = await count(name, who, limit, units);
      const site = findSite(who);
      return verdict.allowed && site !== null ? count(name, site, widen(limit), units) : verdict;
    },
  };
}

/** The IPv6 site (/48) of a network as `readNetwork` returns it; null for other callers. */
function findSite(who: string): string | null {
  const groups = who.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : null;
}

function widen({ requests, part, ...limit }: Limit): Limit {
  return { ...limit, requests: requests * siteAllowance, part: part * siteAllowance };
}

function toLimit(name: RateLimitName, { limits }: EdgeSettings): Limit {
  const row: RateLimit = rateLimits[name];
  const { requests: usual, windowSeconds, isExact = false, isDeferred = false } = row;
  const requests = limits[name] ?? usual;
  const part = isExact ? 1 : Math.ceil(requests / partsOfLimit);
  return { requests, windowSeconds, part, isDeferred };
}

/** Counts a request that is within its limit and need not be reported; returns false otherwise. */
export function countIfPlain(name: RateLimitName, who: string, settings: EdgeSettings): boolean {
  const limit = toLimit(name, settings);
  const site = findSite(who);
  if (site !== null && !local.countIfPlain(`${name}:${site}`, widen(limit))) return false;
  return local.countIfPlain(`${name}:${who}`, limit);
}

/** Records a refusal in this isolate. */
export function recordRejection(who: string): void {
  refusals.count(who, flood);
}

/** Returns whether there were no recent refusals, so that callers need not be looked up. */
export function isNobodyRefused(): boolean {
  return refusals.isEmpty();
}

/** Returns when a caller with very many refusals may continue, in ms; null for others. */
export function findFloodEnd(who: string): number | null {
  return refusals.findEnd(who, flood);
}

async function getLimiter(
  name: RateLimitName,
  { requests, windowSeconds }: Limit,
  keys: Env['redis'],
): Promise<Ratelimit> {
  const key = `${name} ${keys.url} ${requests}`;
  const known = limiters.get(key);
  if (known) {
    return known;
  }
  const upstash = await import('@upstash/ratelimit');
  const limiter = new upstash.Ratelimit({
    redis: await createRedis(keys),
    limiter: upstash.Ratelimit.slidingWindow(requests, `${windowSeconds} s`),
    prefix: `ratelimit:${name}`,
    timeout: redisTimeoutMs,
    ephemeralCache: false,
  });
  limiters.set(key, limiter);
  return limiter;
}

type Verdict = { allowed: boolean; resetAtMs: number };

/** The verdict of one isolate, and how many requests to report to Redis with this one. */
type LocalVerdict = Verdict & { due: number };

/** `part`: so many requests are reported together. */
type Window = { requests: number; windowSeconds: number; part?: number };
type Count = { requests: number; resetAtMs: number; isBlocked: boolean };

/** An address and a limit take about 100 bytes; an isolate has 128 MB. */
const maxCounted = 20_000;

/** Counts fixed windows in the memory of one isolate. */
export function createLocalLimiter(now: () => number = Date.now) {
  const counts = new Map<string, Count>();

  function getCount(key: string, windowSeconds: number): Count {
    const known = counts.get(key);
    if (known && known.resetAtMs > now()) {
      return known;
    }
    if (counts.size >= maxCounted) {
      forgetPast();
    }
    const count = { requests: 0, resetAtMs: now() + windowSeconds * 1000, isBlocked: false };
    counts.set(key, count);
    return count;
  }

  function forgetPast() {
    for (const [key, { resetAtMs }] of counts) {
      if (resetAtMs <= now()) counts.delete(key);
    }
    if (counts.size >= maxCounted) {
      counts.clear();
    }
  }

  return {
    count(key: string, { requests, windowSeconds, part = 1 }: Window, units = 1): LocalVerdict {
      const count = getCount(key, windowSeconds);
      const before = count.requests;
      count.requests += units;
      return {
        allowed: !count.isBlocked && before < requests,
        resetAtMs: count.resetAtMs,
        due: (Math.floor(count.requests / part) - Math.floor(before / part)) * part,
      };
    },
    /** Counts a request that is allowed and need not be reported, and returns whether it was. */
    countIfPlain(key: string, { requests, windowSeconds, part = 1 }: Window): boolean {
      const count = getCount(key, windowSeconds);
      const counted = count.requests + 1;
      if (count.isBlocked || counted > requests || counted % part === 0) return false;
      count.requests = counted;
      return true;
    },
    isEmpty: () => counts.size === 0,
    /** Returns when callers over this count may continue; null for others. Counts nothing. */
    findEnd(key: string, { requests }: Window): number | null {
      const known = counts.get(key);
      const isOver = known && known.resetAtMs > now() && known.requests >= requests;
      return isOver ? known.resetAtMs : null;
    },
    /** Refuses everything until then, whatever the count. */
    block(key: string, untilMs: number) {
      counts.set(key, { requests: 0, resetAtMs: untilMs, isBlocked: true });
    },
  };
}
