import { nameListings, readPublic } from '#app/domain/read-public.server.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Services } from '#app/services/services.ts';
import { savedLimits } from '../saved/saved.ts';
import type {
  Blog,
  BlogQuery,
  EmbeddedListing,
  FeedPost,
  Guide,
  GuideCard,
  Post,
  PostCard,
} from './article.ts';

/**
 * Returns a published guide with its listings, by slug; null if there is none.
 * @throws AppError backend_unavailable
 */
export async function findGuide({ db }: Pick<Services, 'db'>, slug: string): Promise<Guide | null> {
  if (!isSlug(slug)) return null;
  return await readPublic({ db }, 'get_guide', { guide_slug: slug }, (guide) => [
    'articles',
    ...nameListings(guide?.listings),
  ]);
}

type GuidesWanted = {
  /** Slug of a metro. */
  metro?: string;
  limit?: number;
};

/**
 * Returns published guides, newest first, all unless limited.
 * @throws AppError backend_unavailable
 */
export async function findGuides(
  { db }: Pick<Services, 'db'>,
  { metro, limit }: GuidesWanted = {},
): Promise<GuideCard[]> {
  if (metro !== undefined && !isSlug(metro)) return [];
  return await readPublic(
    { db },
    'find_guides',
    {
      ...(limit !== undefined && { max_rows: limit }),
      ...(metro !== undefined && { metro }),
    },
    ['articles'],
  );
}

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
  return await readPublic({ db }, 'find_posts', { max_rows: limit }, ['articles']);
}

/**
 * Returns the latest published posts with their Markdown, newest first.
 * @throws AppError backend_unavailable
 */
export async function findFeedPosts(
  { db }: Pick<Services, 'db'>,
  { limit }: { limit: number },
): Promise<FeedPost[]> {
  const posts = await readPublic({ db }, 'find_posts', { max_rows: limit, whole: true }, [
    'articles',
  ]);
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

/**
 * Returns the cards of places in the order of their slugs, without those that are not public.
 * @throws AppError backend_unavailable
 */
export async function findSavedPlaces(
  { db }: Pick<Services, 'db'>,
  slugs: readonly string[],
): Promise<EmbeddedListing[]> {
  const wanted = [...new Set(slugs)].filter(isSlug).slice(0, savedLimits.placesOnDevice);
  if (wanted.length === 0) return [];
  const found = await readPublic({ db }, 'find_embedded_listings', { slugs: wanted }, nameListings);
  return wanted.flatMap((slug) => found.find((listing) => listing.slug === slug) ?? []);
}
