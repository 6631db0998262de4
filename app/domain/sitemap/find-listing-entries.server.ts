import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { findSitemapParts } from './sitemap.server.ts';
import type { SitemapEntry } from './sitemap.ts';

/**
 * Returns the listings of one file, counted from 1; null if there is no such file. Not cached here:
 * a file has about a megabyte, and its query takes some 20 ms.
 * @throws AppError backend_unavailable
 */
export async function findListingEntries(
  services: Pick<Services, 'serviceDb' | 'cache'>,
  number: number,
): Promise<SitemapEntry[] | null> {
  const parts = await findSitemapParts(services);
  const part = parts[number - 1];
  if (!part) return null;
  const before = parts[number];
  const rows = await readPublic(
    { db: services.serviceDb },
    'sitemap_businesses',
    {
      first_id: part.first_id,
      ...(before && { before_id: before.first_id }),
    },
    ['directory'],
  );
  return rows.map(({ slug, updated_at }) => ({ path: `/business/${slug}`, updatedAt: updated_at }));
}
