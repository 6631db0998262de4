import { healthCacheMs, healthStuckMs } from '#app/config/limits.ts';
import { checkHealth } from '#app/domain/health/health.server.ts';
import type { Health } from '#app/domain/health/health.ts';
import { wait } from '#app/errors/promises.ts';
import type { AppContext } from '../env.ts';

/**
 * The last result of this isolate, and when the running check began: one request at a time checks
 * the dependencies. Plain data, because workerd forbids sharing promises between requests.
 */
let last: { health: Health; atMs: number } | null = null;
let checkingSinceMs = -Infinity;

/**
 * `GET /api/health` -> `{ status, version, database, redis, kv }`, each `{ ok, latency_ms }`; 503 when the
 * database is down. Without Redis or KV the Worker still responds, with weaker limits or more
 * slowly.
 */
export async function getHealth(c: AppContext): Promise<Response> {
  const health = await readHealth(c);
  return c.json(
    { ...health, version: import.meta.env.VITE_VERSION },
    health.database.ok ? 200 : 503,
  );
}

async function readHealth(c: AppContext): Promise<Health> {
  for (;;) {
    if (last !== null && Date.now() - last.atMs <= healthCacheMs) return last.health;
    if (Date.now() - checkingSinceMs >= healthStuckMs) return checkNow(c);
    await wait(10);
  }
}

async function checkNow(c: AppContext): Promise<Health> {
  const sinceMs = Date.now();
  checkingSinceMs = sinceMs;
  try {
    const health = await checkHealth(c.get('services'));
    last = { health, atMs: Date.now() };
    return health;
  } finally {
    if (checkingSinceMs === sinceMs) checkingSinceMs = -Infinity;
  }
}
