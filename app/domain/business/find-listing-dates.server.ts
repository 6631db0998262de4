import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/**
 * When the listings with these ids came into the directory and were last changed, in no order.
 * @throws AppError backend_unavailable
 */
export async function findListingDates({ db }: Pick<Services, 'db'>, ids: string[]) {
  if (ids.length === 0) return [];
  const columns = 'id, created_at, updated_at';
  return requireData(await db.from('businesses').select(columns).in('id', ids));
}
