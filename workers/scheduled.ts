import type { Env } from '#app/config/env.ts';
import { rollUpMetrics } from '#app/domain/metric/roll-up-metrics.server.ts';
import { pruneStatistics } from '#app/domain/statistics/prune-statistics.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/** Hourly upkeep. */
export async function handleScheduled(env: Env): Promise<void> {
  const db = createServiceRoleClient(env.supabase);
  await rollUpMetrics({ db });
  await pruneStatistics({ db });
}
