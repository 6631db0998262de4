import type { Services } from '#app/services/services.ts';
import type { Business, GoneBusiness } from './business.ts';
import { findBusiness } from './find-business.server.ts';

/**
 * Returns the public profile of a listing with its first reviews like `findBusiness`, but from the
 * cache if possible: API responses are made of it again and again.
 * @throws AppError backend_unavailable
 */
export function findKeptBusiness(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  idOrSlug: string,
): Promise<Business | GoneBusiness | null> {
  return cache.read('business', idOrSlug.toLowerCase(), async () => {
    const value = await findBusiness({ db }, idOrSlug);
    return { value, isKept: value !== null && value.status !== 'gone' };
  });
}
