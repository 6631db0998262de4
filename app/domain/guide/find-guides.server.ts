import { readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/slug/slug.ts';
import type { Services } from '#app/services/services.ts';
import type { GuideCard } from './guide.ts';

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
  return await readPublic({ db }, 'find_guides', {
    ...(limit !== undefined && { most: limit }),
    ...(metro !== undefined && { metro }),
  });
}
