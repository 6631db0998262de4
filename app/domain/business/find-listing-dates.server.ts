import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';

/**
 * Returns when the listings with these ids were created and last changed, in no order.
 * @throws AppError backend_unavailable
 */
export async function findListingDates({ serviceDb }: Pick<Services, 'serviceDb'>, ids: string[]) {
  if (ids.length === 0) return [];
  return await readPublic({ db: serviceDb }, 'find_listing_dates', { ids });
}
