import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/** When a listing came into the directory and was last changed, ISO 8601. */
type ListingDates = { id: string; created_at: string; updated_at: string };

/**
 * The dates of the listings with these ids, in no order.
 * @throws AppError backend_unavailable
 */
export async function findListingDates(
  { db }: Pick<Services, 'db'>,
  ids: string[],
): Promise<ListingDates[]> {
  if (ids.length === 0) return [];
  const columns = 'id, created_at, updated_at';
  return requireData(await db.from('businesses').select(columns).in('id', ids));
}
