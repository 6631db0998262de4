import type { ListingCard } from '#app/domain/business/business.ts';

type List = { name: string; listings: ListingCard[]; origin: string };

/** The listings of a page as a schema.org ItemList, each by the address of its own page. */
export function describeList({ name, listings, origin }: List): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: listing.name,
      url: `${origin}/business/${listing.slug}`,
    })),
  };
}
