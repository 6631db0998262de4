import { limits } from '#app/config/limits.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * Deletes raw metrics older than `limits.metricsKeptDays`.
 * @throws AppError when the database refuses or does not answer; the next hour tries again
 */
export async function deleteOldMetrics({ db, now }: { db: Db; now: Date }): Promise<void> {
  const oldest = new Date(now.getTime() - limits.metricsKeptDays * 86_400_000).toISOString();
  requireData(await db.from('perf_metrics').delete().lt('created_at', oldest));
}
