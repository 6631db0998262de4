import { checkHealth } from '#app/domain/health/check-health.server.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/health` -> `{ status, database: { ok, latency_ms } }`; 503 when the database is away. */
export async function getHealth(c: AppContext): Promise<Response> {
  const health = await checkHealth(c.get('services'));
  return c.json(health, health.database.ok ? 200 : 503);
}
