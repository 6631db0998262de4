import { policies } from '#app/config/policies.ts';
import type { SitemapEntry } from '#app/domain/sitemap/sitemap.ts';

/** The screens without an address of their own in the database; dated where the date is known. */
export const staticPages: SitemapEntry[] = [
  { path: '/' },
  { path: '/cityguides' },
  { path: '/blog' },
  { path: '/help' },
  { path: '/about' },
  { path: '/gbo' },
  { path: '/joinnow' },
  { path: '/events' },
  ...Object.values(policies).map(({ path, changedOn }) => ({ path, updatedAt: changedOn })),
];
