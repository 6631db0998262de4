import {
  findIndexEntries,
  findSitemapParts,
  type SitemapEntry,
  sitemapKinds,
} from '#app/domain/sitemap/sitemap.server.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { sitemapHeaders, toXml, findListedScreens } from './answer-sitemap.ts';

/**
 * `GET /sitemap.xml` lists all other sitemaps, each with the day on which its newest page changed.
 */
export async function getSitemapIndex(c: AppContext): Promise<Response> {
  const services = c.get('services');
  const [parts, screens, ...kinds] = await Promise.all([
    findSitemapParts(services),
    findListedScreens(c.get('screens')),
    ...sitemapKinds.map(async (kind) => {
      const entries = await findIndexEntries(services, kind);
      return entries.length === 0 ? [] : toFile(kind, entries);
    }),
  ]);
  const files = [
    toFile('pages', screens),
    ...kinds.flat(),
    ...parts.map(({ updated_at }, index) => ({
      path: `/sitemaps/businesses-${index + 1}.xml`,
      updatedAt: updated_at,
    })),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map(toXml('sitemap', siteOrigin(c))).join('')}</sitemapindex>
`;
  return c.body(xml, 200, sitemapHeaders);
}

function toFile(name: string, entries: SitemapEntry[]): SitemapEntry {
  const newest = entries
    .map(({ updatedAt }) => updatedAt ?? '')
    .toSorted()
    .at(-1);
  return { path: `/sitemaps/${name}.xml`, ...(newest && { updatedAt: newest }) };
}
