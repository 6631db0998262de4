import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { MetroFront, MetroNamesake } from './metro.ts';

/**
 * Returns what the front page of a city shows, from the cache if possible, otherwise from one call
 * of SQL; for an unknown metro those whose slugs begin like it.
 * @throws AppError backend_unavailable when the database does not answer and nothing is cached
 */
export async function findMetroFront(
  { serviceDb, cache }: Pick<Services, 'serviceDb' | 'cache'>,
  slug: string,
): Promise<MetroFront | MetroNamesake[]> {
  if (!isSlug(slug)) return [];
  return cache.read<MetroFront | MetroNamesake[]>('metroFront', slug, async () => {
    const front = await readPublic(
      { db: serviceDb },
      'get_metro_front',
      { metro: slug },
      (answer) =>
        Array.isArray(answer)
          ? ['directory']
          : [`metro:${slug}`, 'articles', ...nameListings(answer.listings ?? [])],
    );
    return { value: front, isCacheable: !Array.isArray(front) };
  });
}
