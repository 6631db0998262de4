import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Blog, BlogQuery } from './post.ts';

/**
 * Returns the blog's front page, optionally filtered by tag, author or both.
 * @throws AppError backend_unavailable
 */
export function getBlog({ db }: Pick<Services, 'db'>, { tag, author }: BlogQuery): Promise<Blog> {
  return readPublic({ db }, 'get_blog', {
    ...(tag !== null && { tag }),
    ...(author !== null && { author }),
  });
}
