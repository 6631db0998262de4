import { site } from '#app/config/site.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import { findWholePosts } from '#app/domain/post/post.server.ts';
import type { PostCard } from '#app/domain/post/post.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { writeArticleHtml } from './write-article-html.ts';

export type FeedData = {
  origin: string;
  title: string;
  description: string;
  posts: (PostCard & { url: string; html: string })[];
};

const feedPosts = 20;

/** Returns the text of a feed, cached until an article changes. */
export function readFeed(
  c: AppContext,
  format: 'atom' | 'json',
  write: (feed: FeedData) => string,
): Promise<string> {
  const origin = siteOrigin(c);
  const { db, cache } = c.get('services');
  return cache.read('feed', `${format} ${origin}`, async () => {
    const found = await findWholePosts({ db }, { limit: feedPosts });
    const posts = await Promise.all(
      found.map(async ({ body, ...post }) => ({
        ...post,
        url: `${origin}/blog/${post.slug}`,
        html: await writeArticleHtml(parseMarkdown(body).blocks, origin),
      })),
    );
    const text = write({
      origin,
      title: `The ${site.name} blog`,
      description: 'How the directory works, and what helps a small business to be found.',
      posts,
    });
    return { value: text, isKept: true };
  });
}
