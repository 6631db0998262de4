import type { Answer } from '#app/domain/call-function.ts';
import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { findComingHolidays, findToday } from '../holiday/holiday.ts';
import { namesOf } from '../text/text.ts';

/** A page for search engines: its path, and when its content last changed if known. */
export type SitemapEntry = { path: string; updatedAt?: string };

/** Sitemaps may have 50,000 URLs; fewer keep a response below a megabyte or so. */
const listingsPerSitemap = 10_000;

/** What lists each kind in SQL, the tag it depends on, and the paths of the pages of each. */
const kinds = {
  categories: {
    list: 'categories',
    tag: 'directory',
    toPaths: (slug: string) => [`/?category=${slug}`],
  },
  metros: {
    list: 'metros',
    tag: 'directory',
    toPaths: (slug: string) => [`/browse/metro/${slug}`],
  },
  holidays: {
    list: 'metros',
    tag: 'directory',
    toPaths: (slug: string) =>
      findComingHolidays(findToday(new Date())).map(
        (holiday) => `/browse/metro/${slug}/${holiday.slug}`,
      ),
  },
  guides: {
    list: 'guides',
    tag: 'articles',
    toPaths: (slug: string) => [`/cityguides/${slug}`],
  },
  posts: { list: 'posts', tag: 'articles', toPaths: (slug: string) => [`/blog/${slug}`] },
} as const;

export type SitemapKind = keyof typeof kinds;

export const sitemapKinds = namesOf(kinds);

/**
 * Returns all pages of one kind.
 * @throws AppError backend_unavailable
 */
export function findIndexEntries(
  { serviceDb, cache }: Pick<Services, 'serviceDb' | 'cache'>,
  kind: SitemapKind,
): Promise<SitemapEntry[]> {
  const { list, tag, toPaths } = kinds[kind];
  return cache.read('sitemap', kind, async () => {
    const rows = await readPublic({ db: serviceDb }, 'sitemap_pages', { kind: list }, [tag]);
    const value = rows.flatMap(({ slug, updated_at }) =>
      toPaths(slug).map((path) => ({ path, updatedAt: updated_at })),
    );
    return { value, isCacheable: true };
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
    return { value, isCacheable: true };
  });
}

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
