import { checkHealth } from '#app/domain/health/check-health.server.ts';
import { findTraffic } from '#app/domain/health/find-traffic.server.ts';
import type { HealthParts } from '#app/domain/health/health.ts';
import { readQueueDepth } from '#app/services/queue-depth.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /api/health/parts` -> `{ health, queues, traffic }`: checks that only the Worker can run, in
 * parallel, each within a second.
 */
export async function getParts(c: AppContext): Promise<Response> {
  const [health, metrics, dead_letters, traffic] = await Promise.all([
    checkHealth(c.get('services')),
    readQueueDepth(c.env.metricsQueue),
    readQueueDepth(c.env.deadLetterQueue),
    findTraffic(c.get('services'), new Date()).catch(() => null),
  ]);
  const parts: HealthParts = { health, queues: { metrics, dead_letters }, traffic };
  return c.json(parts);
}
