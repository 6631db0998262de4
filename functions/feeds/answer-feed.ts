import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { site } from '#app/config/site.ts';
import { findFeedPosts } from '#app/domain/article/article.server.ts';
import type { PostCard } from '#app/domain/article/article.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import * as t from '#app/messages/functions.ts';
import type { AppContext } from '../env.ts';
import { isOwnHost, siteOrigin } from '../http/site-origin.ts';
import { allowReplay } from '../middleware/prepared-response.ts';
import { etagOf } from '../pages/etag.ts';
import { writeArticleHtml } from './write-article-html.ts';

export type FeedData = {
  origin: string;
  title: string;
  description: string;
  posts: (PostCard & { url: string; html: string })[];
};

const feedPosts = 20;

type FeedFormat = {
  name: 'atom' | 'json';
  contentType: string;
  write: (feed: FeedData) => string;
};

/**
 * Responds with a feed, which is written once and cached until an article changes; not for a host
 * that a caller made up.
 */
export async function answerFeed(
  c: AppContext,
  { name, contentType, write }: FeedFormat,
): Promise<Response> {
  const origin = siteOrigin(c);
  const { db, cache } = c.get('services');
  const { body, etag } = await cache.read('feed', `${name} ${origin}`, async () => {
    const found = await findFeedPosts({ db }, { limit: feedPosts });
    const posts = await Promise.all(
      found.map(async ({ body, ...post }) => ({
        ...post,
        url: `${origin}/blog/${post.slug}`,
        html: await writeArticleHtml(parseMarkdown(body).blocks, origin),
      })),
    );
    const text = write({
      origin,
      title: t.blogFeedTitle({ site: site.name }),
      description: t.blogFeedAbout,
      posts,
    });
    const bytes = new TextEncoder().encode(text);
    const value = { body: bytes, etag: await etagOf(bytes) };
    return { value, isCacheable: isOwnHost(c) ? true : null };
  });
  await allowReplay(c, body);
  return c.body(body, 200, { ...publicAnswerHeaders, ETag: etag, 'Content-Type': contentType });
}
