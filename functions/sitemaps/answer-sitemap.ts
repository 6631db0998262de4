import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import type { SitemapEntry } from '#app/domain/sitemap/sitemap.server.ts';
import type { AppContext } from '../env.ts';
import { escapeXml } from '../http/escape-xml.ts';
import { siteOrigin } from '../http/site-origin.ts';
import type { Screens } from '../screens.ts';

export const sitemapHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  ...publicAnswerHeaders,
};

/**
 * Returns a function that writes an entry of either file: the URL and, if known, when it last
 * changed.
 */
export function toXml(tag: 'url' | 'sitemap', origin: string) {
  return ({ path, updatedAt }: SitemapEntry) => {
    const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    return `<${tag}><loc>${escapeXml(origin + path)}</loc>${changed}</${tag}>\n`;
  };
}

/** Responds with a sitemap as sitemaps.org defines it. */
export function answerSitemap(c: AppContext, entries: SitemapEntry[]): Response {
  const urls = entries.map(toXml('url', siteOrigin(c))).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
  return c.body(xml, 200, sitemapHeaders);
}

/** Returns the screens whose handle lists them in the sitemap; a screen with two paths once. */
export async function findListedScreens(screens: Screens): Promise<SitemapEntry[]> {
  const listed = (await screens.list()).flatMap(({ handle }) => handle.listed ?? []);
  const byPath = new Map(listed.map((entry) => [entry.path, entry]));
  return Array.from(byPath.values(), ({ path, changedOn }) => ({
    path,
    ...(changedOn && { updatedAt: changedOn }),
  }));
}
