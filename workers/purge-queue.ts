import type { Env } from '#app/config/env.ts';
import { changeQuestions, purges } from '#app/config/limits.ts';
import { wait } from '#app/errors/promises.ts';
import { describeCause, writeLog } from '#app/errors/write-log.ts';
import { purgeEdgeCache } from '#app/services/edge-cache.ts';
import { findInvalidatedTags } from '#app/services/kv/change-watch.ts';
import { createPurgeMemory } from '#app/services/redis/client.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

type PurgeOptions = { env: Pick<Env, 'supabase' | 'redis'>; edgeCache: CacheContext | undefined };

/**
 * Purges what was touched since the last purge, once for all messages. If that must wait, or fails,
 * the messages are retried. Without a cache in front it does nothing.
 */
export async function handlePurges(
  batch: Pick<MessageBatch, 'ackAll' | 'retryAll'>,
  { env, edgeCache }: PurgeOptions,
): Promise<void> {
  if (edgeCache === undefined) return batch.ackAll();
  try {
    const db = createServiceRoleClient(env.supabase);
    const pause = await purgeEdgeCache({
      edgeCache,
      findChanges: (after) =>
        findInvalidatedTags(db, { after, signal: AbortSignal.timeout(changeQuestions.timeoutMs) }),
      memory: createPurgeMemory(env.redis),
      sleep: wait,
    });
    if (pause === null) return batch.ackAll();
    batch.retryAll({ delaySeconds: pause.seconds });
  } catch (error) {
    batch.retryAll({ delaySeconds: purges.retrySeconds });
    writeLog('error', { queue: 'purges', cause: describeCause(error) });
  }
}
