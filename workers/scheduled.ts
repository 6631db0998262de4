import type { Env } from '#app/config/env.ts';
import { deleteOldMetrics } from '#app/domain/metric/delete-old-metrics.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/** Hourly upkeep. */
export async function handleScheduled(env: Env): Promise<void> {
  await deleteOldMetrics({ db: createServiceRoleClient(env.supabase), now: new Date() });
}
