import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type PostCard, postCardColumns } from './post.ts';

/**
 * The latest published posts, the newest first.
 * @throws AppError backend_unavailable
 */
export async function findPosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<PostCard[]> {
  const answer = await db
    .from('posts')
    .select(postCardColumns)
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .limit(limit);
  // Published rows have a moment of publication: a check of the table.
  return requireData(answer) as PostCard[];
}
