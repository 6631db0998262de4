import { Redis } from '@upstash/redis';
import type { Env } from '#app/config/env.ts';
import { redisTimeoutMs } from '#app/config/limits.ts';

/**
 * Creates a client of Upstash over REST. Its default would be five attempts within four seconds.
 */
export function createRedis({ url, token }: Env['redis'], timeoutMs = redisTimeoutMs): Redis {
  return new Redis({
    url,
    token,
    retry: false,
    enableTelemetry: false,
    signal: () => AbortSignal.timeout(timeoutMs),
  });
}
