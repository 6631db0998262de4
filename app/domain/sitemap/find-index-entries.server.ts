import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The SQL function that lists each kind, and the path of each page. */
const kinds = {
  categories: { list: 'sitemap_categories', toPath: (slug: string) => `/?category=${slug}` },
  metros: { list: 'sitemap_metros', toPath: (slug: string) => `/browse/metro/${slug}` },
  guides: { list: 'sitemap_guides', toPath: (slug: string) => `/cityguides/${slug}` },
  posts: { list: 'sitemap_posts', toPath: (slug: string) => `/blog/${slug}` },
} as const;

export type SitemapKind = keyof typeof kinds;

export const sitemapKinds = Object.keys(kinds) as SitemapKind[];

/**
 * Returns all pages of one kind.
 * @throws AppError backend_unavailable
 */
export function findIndexEntries(
  { serviceDb, cache }: Pick<Services, 'serviceDb' | 'cache'>,
  kind: SitemapKind,
): Promise<SitemapEntry[]> {
  const { list, toPath } = kinds[kind];
  return cache.read('sitemap', kind, async () => {
    const rows = await readPublic({ db: serviceDb }, list, {});
    const value = rows.map(({ slug, updated_at }) => ({
      path: toPath(slug),
      updatedAt: updated_at,
    }));
    return { value, isKept: true };
  });
}
