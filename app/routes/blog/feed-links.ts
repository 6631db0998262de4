import { site } from '#app/config/site.ts';
import * as t from '#app/messages/routes/blog.tsx';

/** Links to the feeds, for feed readers, on every page of the blog. */
export const feedLinks = () =>
  [
    { href: '/blog/feed.xml', type: 'application/atom+xml' },
    { href: '/blog/feed.json', type: 'application/feed+json' },
  ].map((link) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    title: t.feedTitle({ name: site.name }),
    ...link,
  }));
