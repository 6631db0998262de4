import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Business } from './business.ts';

const slugOrUuid = /^[a-z0-9-]{1,120}$/;

/**
 * The public profile of a listing, by uuid or slug; null when there is none that the public may see.
 * @throws AppError backend_unavailable
 */
export async function getBusiness(
  { db }: Pick<Services, 'db'>,
  idOrSlug: string,
): Promise<Business | null> {
  const asked = idOrSlug.toLowerCase();
  if (!slugOrUuid.test(asked)) {
    return null;
  }
  const answer = await db.rpc('get_business', { id_or_slug: asked }, { get: true });
  return requireData(answer) as unknown as Business | null;
}
