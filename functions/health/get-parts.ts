import { checkHealth, findTraffic } from '#app/domain/health/health.server.ts';
import type { HealthParts } from '#app/domain/health/health.ts';
import { readQueueDepth } from '#app/services/health-checks.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /api/health/parts` -> `{ health, queues, traffic }`: what only the Worker can ask, each
 * within a second and independent of the others.
 */
export async function getParts(c: AppContext): Promise<Response> {
  const [health, metrics, failed_measurements, traffic] = await Promise.all([
    checkHealth(c.get('services')),
    readQueueDepth(c.env.metricsQueue),
    readQueueDepth(c.env.deadLetterQueue),
    findTraffic(c.get('services'), new Date()).catch(() => null),
  ]);
  const parts: HealthParts = { health, queues: { metrics, failed_measurements }, traffic };
  return c.json(parts);
}
