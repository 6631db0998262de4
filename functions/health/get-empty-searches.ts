import { findEmptySearches } from '#app/domain/health/health.server.ts';
import { failAsUnavailable } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /api/health/searches` -> how often searches found nothing, by place; 503 if Redis is down.
 */
export async function getEmptySearches(c: AppContext): Promise<Response> {
  const found = await findEmptySearches(c.get('services'), new Date()).catch(failAsUnavailable);
  return c.json(found);
}
