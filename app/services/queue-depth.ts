import { healthTimeoutMs } from '#app/config/limits.ts';
import { withTimeout } from '#app/errors/with-timeout.ts';

/** What waits in a queue of Cloudflare's, and since when the first of it; `oldest_at` is null where it does not say. */
export type QueueDepth = { waiting: number; oldest_at: string | null };

/** Null where the queue does not answer in `healthTimeoutMs`. */
export async function readQueueDepth(queue: Pick<Queue, 'metrics'>): Promise<QueueDepth | null> {
  return withTimeout(queue.metrics(), healthTimeoutMs).then(
    ({ backlogCount, oldestMessageTimestamp }) => ({
      waiting: backlogCount,
      oldest_at: toMoment(oldestMessageTimestamp),
    }),
    () => null,
  );
}

/** Of an empty queue it is absent, or the beginning of 1970. */
function toMoment(oldest: Date | undefined): string | null {
  const ms = oldest === undefined ? 0 : new Date(oldest).getTime();
  return ms > 0 ? new Date(ms).toISOString() : null;
}
