import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Metros } from './metro-index.ts';

/**
 * Returns the metros that have listings, those with the most first; from the cache if possible.
 * @throws AppError backend_unavailable when the database does not answer and nothing is cached
 */
export function findMetros({
  serviceDb,
  cache,
}: Pick<Services, 'serviceDb' | 'cache'>): Promise<Metros> {
  return cache.read('metroIndex', '', async () => {
    return { value: await readPublic({ db: serviceDb }, 'find_metros', {}), isKept: true };
  });
}
