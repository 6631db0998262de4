import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { findBusiness } from './find-business.server.ts';

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
    readPublic({ db: serviceDb }, 'find_unusual_listings', {}),
    findBusiness({ db }, suspendedSlug),
  ]);
  return {
    closed: found.closed ?? undefined,
    moved: found.moved ?? undefined,
    temporarilyClosed: found.temporarily_closed ?? undefined,
    gone: suspended?.status === 'gone' ? suspendedSlug : undefined,
  };
}
