import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

/**
 * Answers for programs and redirects, which crawlers need not fetch. Not here: pages that say noindex,
 * which must be read for that; and the formats of a search, which pages name and which say it in
 * their header.
 */
const disallowed = ['/api/', '/search'];

/** Longer than '/search', so that they win over it. */
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

/** Of one person, so there is nothing to read for anybody else. How their addresses begin, '/business-claim/' for `/business-claim/:id`; each beginning once. */
async function findPrivatePaths(c: AppContext): Promise<string[]> {
  const screens = (await c.get('screens').list()).filter(({ handle }) => handle.isPrivate);
  const paths = screens.map(({ pattern }) => pattern.replace(/:.*$/, ''));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}
