import type { Answer } from '#app/domain/call-function.ts';
import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { listingsPerSitemap } from './sitemap.ts';

/**
 * Returns the files that the listings are split into. They share one cache entry, so that a listing
 * near a boundary is in exactly one file.
 * @throws AppError backend_unavailable
 */
export function findSitemapParts({
  serviceDb,
  cache,
}: Pick<Services, 'serviceDb' | 'cache'>): Promise<Answer<'sitemap_parts'>> {
  return cache.read('sitemap', 'parts', async () => {
    const value = await readPublic({ db: serviceDb }, 'sitemap_parts', {
      part_size: listingsPerSitemap,
    });
    return { value, isKept: true };
  });
}
