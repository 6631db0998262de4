import { readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/slug/slug.ts';
import type { Services } from '#app/services/services.ts';
import type { Guide } from './guide.ts';

/**
 * Returns a published guide with its listings, by slug; null if there is none.
 * @throws AppError backend_unavailable
 */
export async function findGuide({ db }: Pick<Services, 'db'>, slug: string): Promise<Guide | null> {
  if (!isSlug(slug)) return null;
  return await readPublic({ db }, 'get_guide', { guide_slug: slug });
}
