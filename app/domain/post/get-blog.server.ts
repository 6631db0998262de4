import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Blog, BlogQuery } from './post.ts';

/**
 * The blog's front page, narrowed to the posts of a tag, an author or both if they are given.
 * @throws AppError backend_unavailable
 */
export async function getBlog(
  { db }: Pick<Services, 'db'>,
  { tag, author }: BlogQuery,
): Promise<Blog> {
  const query = { ...(tag !== null && { tag }), ...(author !== null && { author }) };
  const answer = await db.rpc('get_blog', query, { get: true });
  return requireData(answer) as unknown as Blog;
}
