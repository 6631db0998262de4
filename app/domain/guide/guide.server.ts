import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { Guide, GuideCard } from './guide.ts';

/**
 * Returns a published guide with its listings, by slug; null if there is none.
 * @throws AppError backend_unavailable
 */
export async function findGuide({ db }: Pick<Services, 'db'>, slug: string): Promise<Guide | null> {
  if (!isSlug(slug)) return null;
  return await readPublic({ db }, 'get_guide', { guide_slug: slug }, (guide) => [
    'articles',
    ...nameListings(guide?.listings),
  ]);
}

type GuidesWanted = {
  /** Slug of a metro. */
  metro?: string;
  limit?: number;
};

/**
 * Returns published guides, newest first, all unless limited.
 * @throws AppError backend_unavailable
 */
export async function findGuides(
  { db }: Pick<Services, 'db'>,
  { metro, limit }: GuidesWanted = {},
): Promise<GuideCard[]> {
  if (metro !== undefined && !isSlug(metro)) return [];
  return await readPublic(
    { db },
    'find_guides',
    {
      ...(limit !== undefined && { most: limit }),
      ...(metro !== undefined && { metro }),
    },
    ['articles'],
  );
}
