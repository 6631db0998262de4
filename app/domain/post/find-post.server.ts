import { callFunction } from '#app/domain/call-function.ts';
import type { Services } from '#app/services/services.ts';
import type { Post } from './post.ts';

/**
 * A published post with its listings, by slug; null when there is none that the public may see.
 * @throws AppError backend_unavailable
 */
export function findPost({ db }: Pick<Services, 'db'>, slug: string): Promise<Post | null> {
  return callFunction({ db }, 'get_post', { post_slug: slug });
}
