import { narrowingParameters } from '#app/domain/search/search.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { publicEndpoints } from '../public-endpoints.ts';

/**
 * What only pages call, and redirects. Not in this list: pages with noindex, which crawlers must
 * fetch to see it, and the formats of a search, which have it in a header.
 */
const disallowed = ['/api/', '/search'];

/** What /openapi.json and /llms.txt offer, for assistants; longer than the rules above. */
const allowed = publicEndpoints
  .map(({ path }) => path.replace(/:.*$/, ''))
  .filter((path) => disallowed.some((start) => path.startsWith(start)));

/** Filters combine to more addresses than listings; each page has noindex (home/is-thin.ts). */
const filtered = narrowingParameters.flatMap((name) => [
  `/?*${name}=`,
  `/browse/metro/*?*${name}=`,
]);

/** `GET /robots.txt`, RFC 9309. */
export async function getRobots(c: AppContext): Promise<Response> {
  const lines = [
    'User-agent: *',
    ...new Set(allowed.map((path) => `Allow: ${path}`)),
    ...[...disallowed, ...filtered, ...(await findPrivatePaths(c))].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${siteOrigin(c)}/sitemap.xml`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' });
}

/**
 * Prefixes of screens that belong to one person, '/business-claim/' for `/business-claim/:id`; each
 * once.
 */
async function findPrivatePaths(c: AppContext): Promise<string[]> {
  const screens = (await c.get('screens').list()).filter(({ handle }) => handle.isPrivate);
  const paths = screens.map(({ pattern }) => pattern.replace(/:.*$/, ''));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}
