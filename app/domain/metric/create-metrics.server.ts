import { requireData } from '#app/services/supabase/require-data.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { QueuedMetric } from './metric.ts';

/**
 * Writes a batch of metrics in one insert; those already written are left as they are.
 * @throws AppError when the database refuses or does not answer: the batch can be sent again
 */
export async function createMetrics({ db }: { db: Db }, metrics: QueuedMetric[]): Promise<void> {
  requireData(
    await db.from('perf_metrics').upsert(metrics, { onConflict: 'id', ignoreDuplicates: true }),
  );
}
