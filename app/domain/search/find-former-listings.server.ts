import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { FormerListing } from './search.ts';

/**
 * At most three businesses whose name begins with these words and that have closed or moved.
 * @throws AppError backend_unavailable
 */
export async function findFormerListings(
  { db }: Pick<Services, 'db'>,
  q: string,
): Promise<FormerListing[]> {
  const answer = await db.rpc('find_former_listings', { q }, { get: true });
  return requireData(answer) as FormerListing[];
}
