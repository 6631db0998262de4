import type { AppContext } from '../env.ts';
import { siteOrigin } from '../site-origin.ts';

/**
 * What crawlers need not fetch: answers for programs, redirects, and screens of one person. Pages
 * that say noindex are not here: they must be read for that. `/search.json` stays open to agents
 * that search for somebody.
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

/** `GET /robots.txt`, RFC 9309. */
export function getRobots(c: AppContext): Response {
  const lines = [
    'User-agent: *',
    'Allow: /search.json',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin(c)}/sitemap.xml`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' });
}
