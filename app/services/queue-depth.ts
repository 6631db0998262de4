import { healthTimeoutMs } from '#app/config/limits.ts';
import { withTimeout } from '#app/errors/with-timeout.ts';

/**
 * Messages waiting in a Cloudflare Queue, and the time of the oldest; `oldest_at` is null if
 * unknown.
 */
export type QueueDepth = { waiting: number; oldest_at: string | null };

/** Returns the depth of a queue; null if it does not respond within `healthTimeoutMs`. */
export async function readQueueDepth(queue: Pick<Queue, 'metrics'>): Promise<QueueDepth | null> {
  return withTimeout(queue.metrics(), healthTimeoutMs).then(
    ({ backlogCount, oldestMessageTimestamp }) => ({
      waiting: backlogCount,
      oldest_at: toMoment(oldestMessageTimestamp),
    }),
    () => null,
  );
}

/** For an empty queue the timestamp is missing or 1970-01-01. */
function toMoment(oldest: Date | undefined): string | null {
  const ms = oldest === undefined ? 0 : new Date(oldest).getTime();
  return ms > 0 ? new Date(ms).toISOString() : null;
}
