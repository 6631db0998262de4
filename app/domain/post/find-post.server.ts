import { readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/slug/slug.ts';
import type { Services } from '#app/services/services.ts';
import type { Post } from './post.ts';

/**
 * Returns a published post with its listings by slug; null if there is no public one.
 * @throws AppError backend_unavailable
 */
export async function findPost({ db }: Pick<Services, 'db'>, slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  return await readPublic({ db }, 'get_post', { post_slug: slug });
}
