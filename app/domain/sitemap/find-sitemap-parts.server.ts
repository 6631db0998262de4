import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type SitemapPart, listingsPerSitemap } from './sitemap.ts';

/**
 * The files that the listings are split into. Cached for all of them together, so that a listing
 * between two boundaries is in exactly one file.
 * @throws AppError backend_unavailable
 */
export function findSitemapParts({
  db,
  cache,
}: Pick<Services, 'db' | 'cache'>): Promise<SitemapPart[]> {
  return cache.read('sitemap', 'parts', async () => {
    const answer = await db.rpc('sitemap_parts', { part_size: listingsPerSitemap }, { get: true });
    return { value: requireData(answer) as unknown as SitemapPart[], isKept: true };
  });
}
