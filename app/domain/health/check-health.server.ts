import { healthTimeoutMs } from '#app/config/limits.ts';
import type { Services } from '#app/services/services.ts';

export type Health = {
  status: 'ok' | 'degraded';
  database: { ok: boolean; latency_ms: number };
};

/** Whether the database answers one small read, and how long that takes. */
export async function checkHealth({ db }: Pick<Services, 'db'>): Promise<Health> {
  const startedAt = Date.now();
  const { error } = await db
    .from('metros')
    .select('id')
    .limit(1)
    .abortSignal(AbortSignal.timeout(healthTimeoutMs));
  const ok = error === null;
  return { status: ok ? 'ok' : 'degraded', database: { ok, latency_ms: Date.now() - startedAt } };
}
