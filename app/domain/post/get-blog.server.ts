import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Blog } from './post.ts';

/**
 * The blog's front page, narrowed to the posts of a tag if one is given.
 * @throws AppError backend_unavailable
 */
export async function getBlog({ db }: Pick<Services, 'db'>, tag: string | null): Promise<Blog> {
  const answer = await db.rpc('get_blog', tag === null ? {} : { tag }, { get: true });
  return requireData(answer) as unknown as Blog;
}
