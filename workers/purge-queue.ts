import type { Env } from '#app/config/env.ts';
import { changeQuestions, purges } from '#app/config/limits.ts';
import { describeCause, writeLog } from '#app/errors/write-log.ts';
import { purgeFront } from '#app/services/front/purge-front.ts';
import { createPurgeMemory } from '#app/services/redis/client.ts';
import { findChanges } from '#app/services/supabase/find-changes.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

type PurgeOptions = { env: Pick<Env, 'supabase' | 'redis'>; front: CacheContext | undefined };

/**
 * Purges what was touched since the last purge, once for all messages. If that must wait, or fails,
 * the messages are retried. Without a cache in front it does nothing.
 */
export async function handlePurges(
  batch: Pick<MessageBatch, 'ackAll' | 'retryAll'>,
  { env, front }: PurgeOptions,
): Promise<void> {
  if (front === undefined) return batch.ackAll();
  try {
    const db = createServiceRoleClient(env.supabase);
    const wait = await purgeFront({
      front,
      ask: (after) =>
        findChanges(db, { after, signal: AbortSignal.timeout(changeQuestions.timeoutMs) }),
      memory: createPurgeMemory(env.redis),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    if (wait === null) return batch.ackAll();
    batch.retryAll({ delaySeconds: wait.seconds });
  } catch (error) {
    batch.retryAll({ delaySeconds: purges.retrySeconds });
    writeLog('error', { queue: 'purges', cause: describeCause(error) });
  }
}
