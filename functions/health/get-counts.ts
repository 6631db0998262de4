import { findEmptySearches, findTraffic } from '#app/domain/health/health.server.ts';
import type { Counts } from '#app/domain/health/health.ts';
import { failAsUnavailable } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

const trafficDays = 7;

/**
 * `GET /api/health/counts` -> requests of a week by hour, and how often searches found nothing; 503 if
 * Redis is down.
 */
export async function getCounts(c: AppContext): Promise<Response> {
  const [services, now] = [c.get('services'), new Date()];
  const [traffic, searches] = await Promise.all([
    findTraffic(services, now, trafficDays),
    findEmptySearches(services, now),
  ]).catch(failAsUnavailable);
  return c.json({ traffic, searches } satisfies Counts);
}
