import type { Env } from '#app/config/env.ts';
import { changeQuestions, purges } from '#app/config/limits.ts';
import { describeCause } from '#app/errors/describe-cause.ts';
import { writeLog } from '#app/errors/write-log.ts';
import { purgeFront } from '#app/services/front/purge-front.ts';
import { createPurgeMemory } from '#app/services/redis/purge-memory.ts';
import { createVisitorClient } from '#app/services/supabase/client.ts';
import { findChanges } from '#app/services/supabase/find-changes.ts';

type PurgeOptions = { env: Pick<Env, 'supabase' | 'redis'>; front: CacheContext | undefined };

/**
 * Handles a batch of purge messages with one purge of everything touched since the last one.
 * Retries the batch if the purge must wait or fails. Does nothing without a cache in front.
 */
export async function handlePurges(
  batch: Pick<MessageBatch, 'ackAll' | 'retryAll'>,
  { env, front }: PurgeOptions,
): Promise<void> {
  if (front === undefined) return batch.ackAll();
  try {
    const { url, publishableKey: key } = env.supabase;
    const db = createVisitorClient({ url, key });
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
