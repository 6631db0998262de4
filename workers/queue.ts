import type { Env } from '#app/config/env.ts';
import { deadLetterQueue, queueRetries } from '#app/config/limits.ts';
import { storeFailedMeasurements } from '#app/domain/health/health.server.ts';
import { createMetrics, type QueuedBeacon } from '#app/domain/metric/metric.server.ts';
import { countVisits } from '#app/domain/statistics/statistics.server.ts';
import type { QueuedVisits } from '#app/domain/statistics/visit-beacon.ts';
import { describeCause, writeLog } from '#app/errors/write-log.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/** The messages of the queue: vitals, and visits of profiles. */
type Beacon = QueuedBeacon | QueuedVisits;

/**
 * Writes a batch of beacons with one insert of vitals and one call that adds up visits. A failed
 * batch is retried with growing delays, then becomes a dead letter, which is retried the same way
 * for days. Messages that a working database refuses are stored for an admin to replay.
 */
export async function handleQueue(batch: MessageBatch, env: Env): Promise<void> {
  const isDead = batch.queue === deadLetterQueue;
  const { firstDelaySeconds, maxDelaySeconds } = isDead ? queueRetries.dead : queueRetries.fresh;
  const attempts = batch.messages[0]?.attempts ?? 1;
  const delaySeconds = Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
  const beacons = batch.messages.map((message) => ({
    ...(message.body as Beacon),
    body: message.body as Beacon,
    retry: () => message.retry({ delaySeconds }),
  }));
  try {
    const db = createServiceRoleClient(env.supabase);
    const refused = [
      ...(await createMetrics({ db }, beacons.filter(isOfVitals))),
      ...(await countVisits({ db }, beacons.filter(isOfVisits))),
    ];
    if (isDead) {
      await storeFailedMeasurements(
        { db },
        refused.map(({ body }) => body),
      );
    } else {
      for (const { retry } of refused) retry();
    }
    const counts = { written: beacons.length - refused.length, refused: refused.length };
    writeLog(refused.length > 0 ? 'error' : 'info', { queue: batch.queue, ...counts });
    batch.ackAll();
  } catch (error) {
    batch.retryAll({ delaySeconds });
    const cause = describeCause(error);
    writeLog('error', { queue: batch.queue, retried: beacons.length, attempts, cause });
  }
}

function isOfVitals<One extends Beacon>(beacon: One): beacon is One & QueuedBeacon {
  return 'metrics' in beacon;
}

function isOfVisits<One extends Beacon>(beacon: One): beacon is One & QueuedVisits {
  return 'visits' in beacon;
}
