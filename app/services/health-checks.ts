import type { Env } from '#app/config/env.ts';
import { healthTimeoutMs } from '#app/config/limits.ts';
import { withTimeout } from '#app/errors/promises.ts';
import { createRedis } from './redis/client.ts';
import { createVisitorClient } from './supabase/client.ts';
import { createServiceRoleClient } from './supabase/service-role.server.ts';

/** A small request to each dependency, of the database a read and a write; each settles within `healthTimeoutMs`. */
export type HealthChecks = Record<'database' | 'redis' | 'kv', () => Promise<void>>;

export function createHealthChecks(env: Env): HealthChecks {
  const { url, publishableKey } = env.supabase;
  return {
    async database() {
      // Its own client, so that the circuit breaker of visitors' reads does not affect it.
      const db = createVisitorClient({ url, key: publishableKey });
      const signal = AbortSignal.timeout(healthTimeoutMs);
      const answers = await Promise.all([
        db.from('metros').select('id').limit(1).abortSignal(signal),
        createServiceRoleClient(env.supabase).rpc('check_health').abortSignal(signal),
      ]);
      for (const { error } of answers) if (error) throw new Error(error.code);
    },
    async redis() {
      await (await createRedis(env.redis, healthTimeoutMs)).ping();
    },
    async kv() {
      await withTimeout(env.cache.get('health'), healthTimeoutMs);
    },
  };
}

/**
 * The number of messages in a Cloudflare queue and the time of the oldest; `oldest_at` is null if
 * unknown.
 */
export type QueueDepth = { waiting: number; oldest_at: string | null };

/** Returns null if the queue does not respond within `healthTimeoutMs`. */
export async function readQueueDepth(queue: Pick<Queue, 'metrics'>): Promise<QueueDepth | null> {
  return withTimeout(queue.metrics(), healthTimeoutMs).then(
    ({ backlogCount, oldestMessageTimestamp }) => ({
      waiting: backlogCount,
      oldest_at: toMoment(oldestMessageTimestamp),
    }),
    () => null,
  );
}

/** For an empty queue it is absent, or the start of 1970. */
function toMoment(oldest: Date | undefined): string | null {
  const ms = oldest === undefined ? 0 : new Date(oldest).getTime();
  return ms > 0 ? new Date(ms).toISOString() : null;
}
