import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

/**
 * API responses and redirects, which crawlers need not fetch. Does not list noindex pages, which
 * must be crawled for the noindex to be seen, nor the other formats of a search, which pages link
 * to and which send noindex as a header.
 */
const disallowed = ['/api/', '/search'];

/** Longer than '/search', so these rules take precedence. */
const allowed = ['/search.json', '/search.csv', '/search.geojson', '/search.rss'];

/** `GET /robots.txt`, RFC 9309. */
export async function getRobots(c: AppContext): Promise<Response> {
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...[...disallowed, ...(await findPrivatePaths(c))].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin(c)}/sitemap.xml`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' });
}

/**
 * Returns the path prefixes of private screens, without redundant ones: '/business-claim/' for
 * `/business-claim/:id`.
 */
async function findPrivatePaths(c: AppContext): Promise<string[]> {
  const screens = (await c.get('screens').list()).filter(({ handle }) => handle.isPrivate);
  const paths = screens.map(({ pattern }) => pattern.replace(/:.*$/, ''));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}
