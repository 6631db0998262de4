import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import type { Blog, BlogQuery, Post, PostCard, FeedPost } from './post.ts';

/**
 * Returns a published post with its listings by slug; null if there is no public one.
 * @throws AppError backend_unavailable
 */
export async function findPost({ db }: Pick<Services, 'db'>, slug: string): Promise<Post | null> {
  if (!isSlug(slug)) return null;
  return await readPublic({ db }, 'get_post', { post_slug: slug }, (post) => [
    'articles',
    ...nameListings(post?.listings),
  ]);
}

/**
 * Returns the latest published posts, newest first.
 * @throws AppError backend_unavailable
 */
export async function findPosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<PostCard[]> {
  return await readPublic({ db }, 'find_posts', { most: limit }, ['articles']);
}

/**
 * Returns the latest published posts with their Markdown, newest first.
 * @throws AppError backend_unavailable
 */
export async function findFeedPosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<FeedPost[]> {
  const posts = await readPublic({ db }, 'find_posts', { most: limit, whole: true }, ['articles']);
  return posts as FeedPost[];
}

/**
 * Returns the blog's front page, optionally filtered by tag, author or both.
 * @throws AppError backend_unavailable
 */
export function getBlog({ db }: Pick<Services, 'db'>, { tag, author }: BlogQuery): Promise<Blog> {
  return readPublic(
    { db },
    'get_blog',
    {
      ...(tag !== null && { tag }),
      ...(author !== null && { author }),
    },
    ['articles'],
  );
}
