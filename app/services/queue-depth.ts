import { healthTimeoutMs } from '#app/config/limits.ts';

/** What waits in a queue of Cloudflare's, and since when the first of it; `oldest_at` is null where it does not say. */
export type QueueDepth = { waiting: number; oldest_at: string | null };

/** Null where the queue does not answer in `healthTimeoutMs`. */
export async function readQueueDepth(queue: Pick<Queue, 'metrics'>): Promise<QueueDepth | null> {
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), healthTimeoutMs);
  });
  const depth = queue.metrics().then(
    ({ backlogCount, oldestMessageTimestamp }) => ({
      waiting: backlogCount,
      oldest_at: toMoment(oldestMessageTimestamp),
    }),
    () => null,
  );
  return Promise.race([depth, tooLate]);
}

/** Of an empty queue it is absent, or the beginning of 1970. */
function toMoment(oldest: Date | undefined): string | null {
  const ms = oldest === undefined ? 0 : new Date(oldest).getTime();
  return ms > 0 ? new Date(ms).toISOString() : null;
}
