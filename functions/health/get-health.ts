import { healthCacheMs } from '#app/config/limits.ts';
import { checkHealth } from '#app/domain/health/check-health.server.ts';
import type { Health } from '#app/domain/health/health.ts';
import type { AppContext } from '../env.ts';

/** Many monitors ask often; the dependencies are asked once in a while. */
let last: { health: Health; atMs: number } | null = null;

/**
 * `GET /api/health` -> `{ status, database, redis, kv }`, each `{ ok, latency_ms }`; 503 when the
 * database is away. Redis and KV being away costs limits and speed, not answers.
 */
export async function getHealth(c: AppContext): Promise<Response> {
  if (last === null || Date.now() - last.atMs > healthCacheMs) {
    last = { health: await checkHealth(c.get('services')), atMs: Date.now() };
  }
  return c.json(last.health, last.health.database.ok ? 200 : 503);
}
