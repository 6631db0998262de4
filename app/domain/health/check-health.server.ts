import type { Services } from '#app/services/services.ts';
import type { Health } from './health.ts';

/** Probes each dependency, all at once, and measures the time. */
export async function checkHealth({ probes }: Pick<Services, 'probes'>): Promise<Health> {
  const [database, redis, kv] = await Promise.all([
    measure(probes.database),
    measure(probes.redis),
    measure(probes.kv),
  ]);
  const isOk = database.ok && redis.ok && kv.ok;
  return { status: isOk ? 'ok' : 'degraded', database, redis, kv };
}

async function measure(probe: () => Promise<void>): Promise<Health['database']> {
  const startedAt = Date.now();
  const ok = await probe().then(
    () => true,
    () => false,
  );
  return { ok, latency_ms: Date.now() - startedAt };
}
