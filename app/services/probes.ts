import type { Env } from '#app/config/env.ts';
import { healthTimeoutMs } from '#app/config/limits.ts';
import { withTimeout } from '#app/errors/with-timeout.ts';
import { createRedis } from './redis/client.ts';
import { createVisitorClient } from './supabase/client.ts';

/** A small query to each dependency; each rejects or resolves within `healthTimeoutMs`. */
export type Probes = Record<'database' | 'redis' | 'kv', () => Promise<void>>;

export function createProbes(env: Env): Probes {
  const { url, publishableKey } = env.supabase;
  return {
    async database() {
      // A separate client, so that the probe ignores the circuit breaker of visitors' reads.
      const db = createVisitorClient({ url, key: publishableKey });
      const signal = AbortSignal.timeout(healthTimeoutMs);
      const { error } = await db.from('metros').select('id').limit(1).abortSignal(signal);
      if (error) throw new Error(error.code);
    },
    async redis() {
      await createRedis(env.redis, healthTimeoutMs).ping();
    },
    async kv() {
      await withTimeout(env.cache.get('health'), healthTimeoutMs);
    },
  };
}
