import type { ListingCard } from '#app/domain/business/business.ts';
import { site } from '#app/config/site.ts';
import { escapeXml } from '../escape-xml.ts';
import { type FoundSearch, searchAs } from './search-as.ts';

/**
 * `GET /search.rss?…` -> a page of results as RSS 2.0. With `sort=newest` a feed reader shows what
 * is new in this search.
 */
export const getSearchRss = searchAs({
  contentType: 'application/rss+xml; charset=utf-8',
  format: (found) => {
    const { answer, origin, links } = found;
    const title = `${describe(found)} · ${site.name}`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(links.page)}</link>
<description>${escapeXml(`Listings for ${describe(found)}`)}</description>
<language>en-us</language>
${atomLink('self', links.self)}${links.next ? atomLink('next', links.next) : ''}
${answer.results.map((listing) => toItem(listing, origin)).join('\n')}
</channel>
</rss>
`;
  },
});

function atomLink(rel: string, href: string): string {
  return `<atom:link rel="${rel}" type="application/rss+xml" href="${escapeXml(href)}"/>`;
}

function toItem(listing: ListingCard, origin: string): string {
  const { name, category, street, city, state, zip_code, description } = listing;
  const address = [street, city, `${state} ${zip_code}`].filter(Boolean).join(', ');
  const url = escapeXml(`${origin}/business/${listing.slug}`);
  return `<item>
<title>${escapeXml(name)}</title>
<link>${url}</link>
<guid isPermaLink="false">${listing.id}</guid>
<category>${escapeXml(category.name)}</category>
<description>${escapeXml([address, description].filter(Boolean).join('. '))}</description>
</item>`;
}

function describe({ query, answer }: FoundSearch): string {
  const what = answer.correctedQuery ?? query.q ?? answer.category?.name ?? 'All listings';
  const where = query.city ?? answer.metro?.name ?? answer.place?.name;
  return where ? `${what}, ${where}` : what;
}
