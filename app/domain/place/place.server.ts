import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Place } from './place.ts';

/**
 * Returns the place of that name; null if nobody knows one.
 * @throws AppError backend_unavailable
 */
export function findPlace({ db }: Pick<Services, 'db'>, near: string): Promise<Place | null> {
  return readPublic({ db }, 'find_place', { near }, []);
}

/**
 * Returns the place of that name from the cache, if possible; null if nobody knows one, or the
 * database does not answer. Unknown names are not cached, so that invented ones do not fill it.
 * @param countMiss called before the database is asked; may throw
 */
export function findCachedPlace(
  { db, lookupCache: cache }: Pick<Services, 'db' | 'lookupCache'>,
  near: string,
  countMiss?: () => Promise<void>,
): Promise<Place | null> {
  return cache.read('place', near.trim().toLowerCase(), async () => {
    await countMiss?.();
    const place = await findPlace({ db }, near).catch(() => null);
    return { value: place, isCacheable: place !== null };
  });
}
