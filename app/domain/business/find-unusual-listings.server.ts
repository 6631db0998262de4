import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { findBusiness } from './find-business.server.ts';

/** A suspended listing of the seed: nobody may ask the database which those are. */
const suspendedSlug = 'banerjee-electric-la-vergne-tn';

/** Slugs of listings that are not simply there; undefined where the directory has none such. */
type UnusualListings = Partial<Record<'closed' | 'moved' | 'temporarilyClosed' | 'gone', string>>;

/**
 * One listing of each kind whose page differs, for whoever checks the site.
 * @throws AppError backend_unavailable
 */
export async function findUnusualListings({ db }: Pick<Services, 'db'>): Promise<UnusualListings> {
  const [found, suspended] = await Promise.all([
    readPublic({ db }, 'find_unusual_listings', {}),
    findBusiness({ db }, suspendedSlug),
  ]);
  return {
    closed: found.closed ?? undefined,
    moved: found.moved ?? undefined,
    temporarilyClosed: found.temporarily_closed ?? undefined,
    gone: suspended?.status === 'gone' ? suspendedSlug : undefined,
  };
}
