import { readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/slug/slug.ts';
import type { Services } from '#app/services/services.ts';
import type { ReviewQuery } from '../review/review.ts';
import type { Business, GoneBusiness } from './business.ts';

const firstReviews: ReviewQuery = { sort: 'newest', stars: null, after: null };

/**
 * Returns the public profile of a listing, by uuid, slug or former slug, with a page of its
 * reviews; null if there is none that the public can see.
 * @throws AppError backend_unavailable
 */
export async function findBusiness(
  { db }: Pick<Services, 'db'>,
  idOrSlug: string,
  { sort, stars, after }: ReviewQuery = firstReviews,
): Promise<Business | GoneBusiness | null> {
  const asked = idOrSlug.toLowerCase();
  if (!isSlug(asked)) {
    return null;
  }
  return readPublic({ db }, 'get_business', {
    id_or_slug: asked,
    review_sort: sort,
    ...(stars !== null && { review_stars: stars }),
    ...(after !== null && { reviews_after: after }),
  });
}
