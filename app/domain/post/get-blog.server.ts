import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Blog, BlogQuery } from './post.ts';

/**
 * The blog's front page, narrowed to the posts of a tag, an author or both if they are given.
 * @throws AppError backend_unavailable
 */
export function getBlog({ db }: Pick<Services, 'db'>, { tag, author }: BlogQuery): Promise<Blog> {
  return readPublic({ db }, 'get_blog', {
    ...(tag !== null && { tag }),
    ...(author !== null && { author }),
  });
}
