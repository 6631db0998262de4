import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Post } from './post.ts';

/**
 * A published post with its listings, by slug; null when there is none that the public may see.
 * @throws AppError backend_unavailable
 */
export async function getPost({ db }: Pick<Services, 'db'>, slug: string): Promise<Post | null> {
  const answer = await db.rpc('get_post', { post_slug: slug }, { get: true });
  return requireData(answer) as unknown as Post | null;
}
