import type { Answer } from '#app/domain/call-function.ts';
import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { listingsPerSitemap } from './sitemap.ts';

/**
 * The files that the listings are split into. Cached for all of them together, so that a listing
 * between two boundaries is in exactly one file.
 * @throws AppError backend_unavailable
 */
export function findSitemapParts({
  db,
  cache,
}: Pick<Services, 'db' | 'cache'>): Promise<Answer<'sitemap_parts'>> {
  return cache.read('sitemap', 'parts', async () => {
    const value = await readPublic({ db }, 'sitemap_parts', { part_size: listingsPerSitemap });
    return { value, isKept: true };
  });
}
