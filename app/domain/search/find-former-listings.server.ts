import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { FormerListing } from './search.ts';

/**
 * Returns up to three closed or moved businesses whose name begins with these words.
 * @throws AppError backend_unavailable
 */
export function findFormerListings(
  { db }: Pick<Services, 'db'>,
  q: string,
): Promise<FormerListing[]> {
  return readPublic({ db }, 'find_former_listings', { q });
}
