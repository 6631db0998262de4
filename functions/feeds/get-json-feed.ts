import { generateJsonFeed } from 'feedsmith';
import { languages } from '#app/config/site.ts';
import { findPicture } from '#app/domain/setting/logo.ts';
import type { AppContext } from '../env.ts';
import { type FeedData, answerFeed } from './answer-feed.ts';

/** `GET /blog/feed.json` -> the latest posts as JSON Feed 1.1. */
export function getJsonFeed(c: AppContext): Promise<Response> {
  const contentType = 'application/feed+json; charset=utf-8';
  return answerFeed(c, { name: 'json', contentType, write: writeJson });
}

function writeJson({ origin, title, description, posts }: FeedData): string {
  const feed = generateJsonFeed({
    title,
    description,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    icon: origin + (findPicture('icon-192.png') ?? '/favicon.svg'),
    language: languages[0],
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      authors: [{ name: post.author.name }],
      tags: post.tags,
      date_published: new Date(post.published_at),
      date_modified: new Date(post.updated_at),
    })),
  });
  return JSON.stringify(feed);
}
