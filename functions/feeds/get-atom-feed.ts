import { generateAtomFeed } from 'feedsmith';
import { findPicture } from '#app/domain/setting/logo.ts';
import type { AppContext } from '../env.ts';
import { stripInvalidXml } from '../http/escape-xml.ts';
import { type FeedData, answerFeed } from './answer-feed.ts';

/** `GET /blog/feed.xml` -> the latest posts as Atom. */
export function getAtomFeed(c: AppContext): Promise<Response> {
  const contentType = 'application/atom+xml; charset=utf-8';
  return answerFeed(c, { name: 'atom', contentType, write: writeAtom });
}

function writeAtom({ origin, title, description, posts }: FeedData): string {
  const lastChange = posts
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);
  const feed = generateAtomFeed({
    id: `${origin}/blog`,
    title: { value: title },
    subtitle: { value: description },
    // Atom requires a time, also for an empty feed.
    updated: new Date(lastChange ?? 0),
    links: [
      { href: `${origin}/blog/feed.xml`, rel: 'self', type: 'application/atom+xml' },
      { href: `${origin}/blog`, rel: 'alternate', type: 'text/html' },
    ],
    icon: origin + (findPicture('icon-192.png') ?? '/favicon.svg'),
    entries: posts.map((post) => ({
      id: post.url,
      title: { value: post.title },
      summary: { value: post.summary },
      content: { type: 'html', value: post.html },
      links: [{ href: post.url, rel: 'alternate', type: 'text/html' }],
      authors: [{ name: post.author.name }],
      categories: post.tags.map((term) => ({ term })),
      published: new Date(post.published_at),
      updated: new Date(post.updated_at),
    })),
  });
  return stripInvalidXml(feed);
}
