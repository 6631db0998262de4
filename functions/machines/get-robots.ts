import type { AppContext } from '../env.ts';
import { siteOrigin } from '../site-origin.ts';

/**
 * What crawlers need not fetch: answers for programs, redirects, and screens of one person. Pages
 * that say noindex are not here: they must be read for that. Nor are the formats of a search, which
 * pages name: they say noindex in their header.
 */
const disallowed = [
  '/api/',
  '/search',
  '/auth',
  '/dashboard',
  '/account-settings',
  '/business-profile',
  '/claim/',
  '/super-admin',
  '/sentry-test',
];

/** Longer than '/search', so that they win over it. */
const allowed = ['/search.json', '/search.csv', '/search.geojson', '/search.rss'];

/** `GET /robots.txt`, RFC 9309. */
export function getRobots(c: AppContext): Response {
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin(c)}/sitemap.xml`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' });
}
