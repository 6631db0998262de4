import type { Redis } from '@upstash/redis';
import type { Env } from '#app/config/env.ts';
import { redisTimeoutMs } from '#app/config/limits.ts';
import type { PurgeState } from '../edge-cache.ts';

/**
 * Upstash over REST, without its own five retries in four seconds. Loaded on first use, which is seldom
 * an isolate's first request.
 */
export async function createRedis(
  { url, token }: Env['redis'],
  timeoutMs = redisTimeoutMs,
): Promise<Redis> {
  const upstash = await import('@upstash/redis');
  return new upstash.Redis({
    url,
    token,
    retry: false,
    enableTelemetry: false,
    signal: () => AbortSignal.timeout(timeoutMs),
  });
}

const key = 'front:purged';

/**
 * Stores the position up to which the cache in front was purged, for the isolate that gets the next
 * message. Both methods throw if Redis does not respond; if the position is lost, everything is
 * purged once.
 */
export function createPurgeMemory(server: Env['redis']) {
  const redis = createRedis(server);
  return {
    read: async () => (await redis).get<PurgeState>(key),
    write: async (state: PurgeState) => (await redis).set(key, state),
  };
}
