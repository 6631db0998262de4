import {
  findIndexEntries,
  findListingEntries,
  type SitemapEntry,
  sitemapKinds,
} from '#app/domain/sitemap/sitemap.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { answerSitemap, findListedScreens } from './answer-sitemap.ts';

/** `GET /sitemaps/{name}.xml`: the pages of one kind, or one file of listings. */
export async function getSitemap(c: AppContext): Promise<Response> {
  const name = c.req.param('name')?.replace(/\.xml$/, '') ?? '';
  const entries = await findEntries(c, name);
  if (entries === null) {
    throw new AppError('not_found');
  }
  return answerSitemap(c, entries);
}

async function findEntries(c: AppContext, name: string): Promise<SitemapEntry[] | null> {
  const services = c.get('services');
  const listings = /^businesses-([1-9]\d{0,5})$/.exec(name);
  if (listings) return findListingEntries(services, Number(listings[1]));
  if (name === 'pages') return findListedScreens(c.get('screens'));
  const kind = sitemapKinds.find((known) => known === name);
  return kind ? findIndexEntries(services, kind) : null;
}
