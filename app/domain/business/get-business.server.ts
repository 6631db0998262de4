import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { ReviewQuery } from '../review/review.ts';
import type { Business, GoneBusiness } from './business.ts';

const slugOrUuid = /^[a-z0-9-]{1,120}$/;
const firstReviews: ReviewQuery = { sort: 'newest', stars: null, after: null };

/**
 * The public profile of a listing, by uuid, slug or former slug, with a page of its reviews; null
 * when there is none that the public may see.
 * @throws AppError backend_unavailable
 */
export async function getBusiness(
  { db }: Pick<Services, 'db'>,
  idOrSlug: string,
  { sort, stars, after }: ReviewQuery = firstReviews,
): Promise<Business | GoneBusiness | null> {
  const asked = idOrSlug.toLowerCase();
  if (!slugOrUuid.test(asked)) {
    return null;
  }
  const answer = await db.rpc(
    'get_business',
    {
      id_or_slug: asked,
      review_sort: sort,
      ...(stars !== null && { review_stars: stars }),
      ...(after !== null && { reviews_after: after }),
    },
    { get: true },
  );
  return requireData(answer) as unknown as Business | GoneBusiness | null;
}
