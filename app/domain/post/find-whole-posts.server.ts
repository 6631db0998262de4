import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { WholePost } from './post.ts';

/**
 * Returns the latest published posts with their Markdown, newest first.
 * @throws AppError backend_unavailable
 */
export async function findWholePosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<WholePost[]> {
  const posts = await readPublic({ db }, 'find_posts', { most: limit, whole: true });
  return posts as WholePost[];
}
