import type { Env } from '#app/config/env.ts';
import { rollUpMetrics } from '#app/domain/metric/roll-up-metrics.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/** Hourly upkeep. */
export async function handleScheduled(env: Env): Promise<void> {
  await rollUpMetrics({ db: createServiceRoleClient(env.supabase) });
}
