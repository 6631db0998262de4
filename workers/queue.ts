import type { Env } from '#app/config/env.ts';
import { createMetrics } from '#app/domain/metric/create-metrics.server.ts';
import type { QueuedMetric } from '#app/domain/metric/metric.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/** A batch of beacons becomes one insert; one that fails comes back later, and later still. */
export async function handleQueue(batch: MessageBatch, env: Env): Promise<void> {
  const db = createServiceRoleClient(env.supabase);
  try {
    await createMetrics(
      { db },
      batch.messages.map((message) => message.body as QueuedMetric),
    );
    batch.ackAll();
  } catch {
    const attempts = batch.messages[0]?.attempts ?? 1;
    batch.retryAll({ delaySeconds: Math.min(600, 10 * 2 ** attempts) });
  }
}
