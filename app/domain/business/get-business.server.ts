import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Business } from './business.ts';

/**
 * The public profile of a listing, by uuid or slug; null when there is none that the public may see.
 * @throws AppError backend_unavailable
 */
export function getBusiness(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  idOrSlug: string,
): Promise<Business | null> {
  const key = idOrSlug.toLowerCase();
  return cache.read('business', key, async () => {
    return requireData(
      await db.rpc('get_business', { id_or_slug: key }, { get: true }),
    ) as unknown as Business | null;
  });
}
