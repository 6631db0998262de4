import { readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/slug/slug.ts';
import type { Services } from '#app/services/services.ts';
import { makeMetroIndex } from './make-metro-index.ts';
import type { MetroIndex } from './metro-index.ts';

/**
 * The index of a metro from the cache, where it stands for a month when the database is away; null
 * where there is no such metro. Made anew when one of its listings was touched, and when it is old.
 * @throws AppError backend_unavailable when the database does not answer and nothing is kept
 */
export async function readMetroIndex(
  { serviceDb, cache }: Pick<Services, 'serviceDb' | 'cache'>,
  slug: string,
): Promise<MetroIndex | null> {
  if (!isSlug(slug)) return null;
  return cache.read<MetroIndex | null>('metroIndex', slug, async () => {
    const listings = await readPublic({ db: serviceDb }, 'list_metro_index', { metro: slug });
    if (listings === null) return { value: null, isKept: false };
    return { value: await makeMetroIndex(listings, new Date()), isKept: true };
  });
}
