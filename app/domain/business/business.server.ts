import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { pruneRows, repeatTask } from '#app/services/supabase/write-by-bisection.ts';
import type { ReviewQuery } from '../review/review.ts';
import type { Business, GoneBusiness } from './business.ts';

const firstReviews: ReviewQuery = { sort: 'newest', stars: null, words: null, after: null };

/**
 * Returns the public profile of a listing, by uuid, slug or former slug, with a page of its
 * reviews and, after the question of this id, of its questions; null if there is none that the public
 * can see.
 * @throws AppError backend_unavailable
 */
export async function findBusiness(
  { db }: Pick<Services, 'db'>,
  idOrSlug: string,
  { sort, stars, words, after }: ReviewQuery = firstReviews,
  questionsAfter: string | null = null,
): Promise<Business | GoneBusiness | null> {
  const requested = idOrSlug.toLowerCase();
  if (!isSlug(requested)) {
    return null;
  }
  const args = {
    id_or_slug: requested,
    review_sort: sort,
    ...(stars !== null && { review_stars: stars }),
    ...(words !== null && { review_words: words }),
    ...(after !== null && { reviews_after: after }),
    ...(questionsAfter !== null && { questions_after: questionsAfter }),
  };
  return readPublic({ db }, 'get_business', args, (business) => {
    if (business === null || business.status === 'gone') return [];
    const { similar, nearby, moved_to } = business;
    return nameListings([business, ...similar, ...nearby, ...(moved_to ? [moved_to] : [])]);
  });
}

/**
 * Returns the public profile of a listing with its first reviews like `findBusiness`, but from the
 * cache if possible: API responses are made of it again and again.
 * @throws AppError backend_unavailable
 */
export function findCachedBusiness(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  idOrSlug: string,
): Promise<Business | GoneBusiness | null> {
  return cache.read('business', idOrSlug.toLowerCase(), async () => {
    const value = await findBusiness({ db }, idOrSlug);
    return { value, isCacheable: value !== null && value.status !== 'gone' };
  });
}

/**
 * Returns when the listings with these ids were created and last changed, in no order.
 * @throws AppError backend_unavailable
 */
export async function findListingDates({ serviceDb }: Pick<Services, 'serviceDb'>, ids: string[]) {
  if (ids.length === 0) return [];
  return await readPublic({ db: serviceDb }, 'find_listing_dates', { ids }, ['directory']);
}

/** Slugs of closed, moved, temporarily closed and removed listings; undefined if there is none. */
type UnusualListings = Partial<Record<'closed' | 'moved' | 'temporarilyClosed' | 'gone', string>>;

/**
 * Finds one listing of each kind whose page differs. Which listings are suspended is secret, so
 * the caller names one; `gone` is that slug if its page answers 410.
 * @throws AppError backend_unavailable
 */
export async function findUnusualListings(
  { db, serviceDb }: Pick<Services, 'db' | 'serviceDb'>,
  { suspendedSlug }: { suspendedSlug: string },
): Promise<UnusualListings> {
  const [found, suspended] = await Promise.all([
    readPublic({ db: serviceDb }, 'find_unusual_listings', {}, ['directory']),
    findBusiness({ db }, suspendedSlug),
  ]);
  return {
    closed: found.closed ?? undefined,
    moved: found.moved ?? undefined,
    temporarilyClosed: found.temporarily_closed ?? undefined,
    gone: suspended?.status === 'gone' ? suspendedSlug : undefined,
  };
}

/**
 * Does what only time causes: ends access after its last day, asks owners about facts that nobody
 * has confirmed for half a year, passes suggestions on that no owner has decided in time, tells
 * people which saved places have closed, moved or have new hours, and deletes what limits have counted.
 * @throws AppError if the database refuses or does not respond; the next run continues
 */
export async function maintainListings({ db }: { db: Db }): Promise<void> {
  await repeatTask(db, 'end_past_access');
  await repeatTask(db, 'remind_of_facts');
  await repeatTask(db, 'escalate_suggestions');
  await repeatTask(db, 'notify_savers');
  await repeatTask(db, 'notify_of_new_hours');
  await pruneRows(db, 'limits');
}
