import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { PostCard } from './post.ts';

/**
 * Returns the latest published posts, newest first.
 * @throws AppError backend_unavailable
 */
export async function findPosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<PostCard[]> {
  return await readPublic({ db }, 'find_posts', { most: limit });
}
