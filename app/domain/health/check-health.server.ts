import type { Services } from '#app/services/services.ts';

type DependencyHealth = { ok: boolean; latency_ms: number };

export type Health = {
  /** degraded: something is away; what is left still answers. */
  status: 'ok' | 'degraded';
  database: DependencyHealth;
  redis: DependencyHealth;
  kv: DependencyHealth;
};

/** Asks each dependency one small thing, all at once, and takes the time. */
export async function checkHealth({ probes }: Pick<Services, 'probes'>): Promise<Health> {
  const [database, redis, kv] = await Promise.all([
    measure(probes.database),
    measure(probes.redis),
    measure(probes.kv),
  ]);
  const isOk = database.ok && redis.ok && kv.ok;
  return { status: isOk ? 'ok' : 'degraded', database, redis, kv };
}

async function measure(probe: () => Promise<void>): Promise<DependencyHealth> {
  const startedAt = Date.now();
  const ok = await probe().then(
    () => true,
    () => false,
  );
  return { ok, latency_ms: Date.now() - startedAt };
}
