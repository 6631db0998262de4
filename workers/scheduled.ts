import type { Env } from '#app/config/env.ts';
import { rollUpMetrics } from '#app/domain/metric/roll-up-metrics.server.ts';
import { removeUnusedPhotos } from '#app/domain/photo/remove-unused-photos.server.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';

/** Hourly upkeep. One task that fails does not keep the others from their work. */
export async function handleScheduled(env: Env): Promise<void> {
  const services = { db: createServiceRoleClient(env.supabase) };
  await Promise.all([rollUpMetrics(services), removeUnusedPhotos(services)]);
}
