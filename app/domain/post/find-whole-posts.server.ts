import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type WholePost, postCardColumns } from './post.ts';

/**
 * The latest published posts, with their Markdown, the newest first.
 * @throws AppError backend_unavailable
 */
export async function findWholePosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<WholePost[]> {
  const answer = await db
    .from('posts')
    .select(`${postCardColumns}, body`)
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .limit(limit);
  // Published rows have a moment of publication: a check of the table.
  return requireData(answer) as WholePost[];
}
