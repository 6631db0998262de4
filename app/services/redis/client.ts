import { Redis } from '@upstash/redis';
import type { Env } from '#app/config/env.ts';
import { redisTimeoutMs } from '#app/config/limits.ts';

/** Upstash over REST, without its own five retries in four seconds. */
export function createRedis({ url, token }: Env['redis'], timeoutMs = redisTimeoutMs): Redis {
  return new Redis({
    url,
    token,
    retry: false,
    enableTelemetry: false,
    signal: () => AbortSignal.timeout(timeoutMs),
  });
}
