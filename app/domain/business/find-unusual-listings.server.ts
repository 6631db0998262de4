import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
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
  const slugs = () => db.from('businesses').select('slug').order('slug').limit(1);
  const [closed, moved, temporarilyClosed, suspended] = await Promise.all([
    slugs().eq('status', 'closed'),
    slugs().eq('status', 'moved'),
    slugs().eq('status', 'published').eq('temporarily_closed', true),
    findBusiness({ db }, suspendedSlug),
  ]);
  return {
    closed: requireData(closed)[0]?.slug,
    moved: requireData(moved)[0]?.slug,
    temporarilyClosed: requireData(temporarilyClosed)[0]?.slug,
    gone: suspended?.status === 'gone' ? suspendedSlug : undefined,
  };
}
