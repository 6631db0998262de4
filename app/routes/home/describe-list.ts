import type { ShownAnswer } from './view-data.ts';

type List = { name: string; answer: ShownAnswer; origin: string };

/**
 * The listings of a page as a schema.org ItemList, each by the address of its own page; how many there
 * are on all pages is said where it is known.
 */
export function describeList({ name, answer, origin }: List): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...(!answer.totalCapped && { numberOfItems: answer.total }),
    itemListElement: answer.results.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: listing.name,
      url: `${origin}/business/${listing.slug}`,
    })),
  };
}
