import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { FormerListing } from './search.ts';

/**
 * At most three businesses whose name begins with these words and that have closed or moved.
 * @throws AppError backend_unavailable
 */
export function findFormerListings(
  { db }: Pick<Services, 'db'>,
  q: string,
): Promise<FormerListing[]> {
  return readPublic({ db }, 'find_former_listings', { q });
}
