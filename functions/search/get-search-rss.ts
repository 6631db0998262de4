import { generateRssFeed } from 'feedsmith';
import type { ListingCard } from '#app/domain/business/business.ts';
import { site } from '#app/config/site.ts';
import { type FoundSearch, searchAs } from './search-as.ts';

/**
 * `GET /search.rss?…` -> a page of results as RSS 2.0. With `sort=newest` a feed reader shows what
 * is new in this search.
 */
export const getSearchRss = searchAs({
  contentType: 'application/rss+xml; charset=utf-8',
  format: (found) => {
    const { answer, origin, links } = found;
    const type = 'application/rss+xml';
    return generateRssFeed({
      title: `${describe(found)} · ${site.name}`,
      link: links.page,
      description: `Listings for ${describe(found)}`,
      language: site.languages[0],
      atom: {
        links: [
          { rel: 'self', href: links.self, type },
          ...(links.next ? [{ rel: 'next', href: links.next, type }] : []),
        ],
      },
      items: answer.results.map((listing) => toItem(listing, origin)),
    });
  },
});

function toItem(listing: ListingCard, origin: string) {
  const { id, name, category, street, city, state, zip_code, description } = listing;
  const address = [street, city, `${state} ${zip_code}`].filter(Boolean).join(', ');
  return {
    title: name,
    link: `${origin}/business/${listing.slug}`,
    guid: { value: id, isPermaLink: false },
    categories: [{ name: category.name }],
    description: [address, description].filter(Boolean).join('. '),
  };
}

function describe({ query, answer }: FoundSearch): string {
  const what = answer.correctedQuery ?? query.q ?? answer.category?.name ?? 'All listings';
  const where = query.city ?? answer.metro?.name ?? answer.place?.name;
  return where ? `${what}, ${where}` : what;
}
