import { z } from 'zod';
import * as t from '#app/messages/errors.ts';
import type { Services } from '#app/services/services.ts';
import type { Answer } from '../call-function.ts';
import { nameListings, readPublic } from '../read-public.server.ts';
import { isSlug } from '../text/text.ts';
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

type Changes = Answer<'find_metro_changes'>;

type ChangesQuery = {
  /** Slug of the metro. */
  metro: string;
  /** 'YYYY-MM-DD', the first day. */
  since: string;
  /** Time and id of the last change of the page before; null for the first page. */
  after: { key: string; id: string } | null;
};

/**
 * Returns a page of at most 100 listings that were added, closed or moved in a metro since a day
 * there, the latest first, from the cache if possible; null for an unknown metro.
 * @throws AppError backend_unavailable when the database does not answer and nothing is cached
 */
export async function findMetroChanges(
  { serviceDb, cache }: Pick<Services, 'serviceDb' | 'cache'>,
  { metro, since, after }: ChangesQuery,
): Promise<Changes> {
  if (!isSlug(metro)) return null;
  const key = [metro, since, after?.key, after?.id].join(' ');
  return cache.read<Changes>('metroChanges', key, async () => {
    const args = { metro, since, ...(after && { before_at: after.key, before_id: after.id }) };
    const changes = await readPublic({ db: serviceDb }, 'find_metro_changes', args, [
      `metro:${metro}`,
    ]);
    return { value: changes, isCacheable: changes !== null };
  });
}

/** A metro by its slug, the first day and the page of its changes. */
export const changesQuerySchema = z.strictObject({
  metro: z.string(t.citySlug).max(100, t.unknownName),
  since: z.iso.date(t.date).optional(),
  cursor: z.string(t.once).max(200, t.invalidCursor).optional(),
});
