import type { Env } from '#app/config/env.ts';
import { healthTimeoutMs } from '#app/config/limits.ts';
import { createRedis } from './redis/client.ts';
import type { Db } from './supabase/client.ts';

/** One small question to each dependency; each rejects or answers within `healthTimeoutMs`. */
export type Probes = Record<'database' | 'redis' | 'kv', () => Promise<void>>;

type ProbesOptions = { env: Env; db: Db };

export function createProbes({ env, db }: ProbesOptions): Probes {
  return {
    async database() {
      const signal = AbortSignal.timeout(healthTimeoutMs);
      const { error } = await db.from('metros').select('id').limit(1).abortSignal(signal);
      if (error) throw new Error(error.code);
    },
    async redis() {
      await createRedis(env.redis).ping();
    },
    async kv() {
      const tooLate = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error('KV took too long')), healthTimeoutMs);
      });
      await Promise.race([env.cache.get('health'), tooLate]);
    },
  };
}
