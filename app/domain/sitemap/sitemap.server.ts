import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { listingsPerSitemap, type SitemapEntry } from './sitemap.ts';
import type { Answer } from '#app/domain/call-function.ts';

/** The SQL function that lists each kind, the topic it depends on, and the path of each page. */
const kinds = {
  categories: {
    list: 'sitemap_categories',
    topic: 'directory',
    toPath: (slug: string) => `/?category=${slug}`,
  },
  metros: {
    list: 'sitemap_metros',
    topic: 'directory',
    toPath: (slug: string) => `/browse/metro/${slug}`,
  },
  guides: {
    list: 'sitemap_guides',
    topic: 'articles',
    toPath: (slug: string) => `/cityguides/${slug}`,
  },
  posts: { list: 'sitemap_posts', topic: 'articles', toPath: (slug: string) => `/blog/${slug}` },
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
  const { list, topic, toPath } = kinds[kind];
  return cache.read('sitemap', kind, async () => {
    const rows = await readPublic({ db: serviceDb }, list, {}, [topic]);
    const value = rows.map(({ slug, updated_at }) => ({
      path: toPath(slug),
      updatedAt: updated_at,
    }));
    return { value, isKept: true };
  });
}

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
    const value = await readPublic(
      { db: serviceDb },
      'sitemap_parts',
      {
        part_size: listingsPerSitemap,
      },
      ['directory'],
    );
    return { value, isKept: true };
  });
}
