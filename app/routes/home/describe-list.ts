import type { ShownAnswer } from './view-data.ts';

type List = {
  name: string;
  answer: Pick<ShownAnswer, 'total' | 'total_capped'> & {
    results: Pick<ShownAnswer['results'][number], 'slug' | 'name'>[];
  };
  origin: string;
};

/**
 * Describes the listings of a page as a schema.org ItemList, each by the URL of its page; with the
 * number on all pages if known.
 */
export function describeList({ name, answer, origin }: List): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...(!answer.total_capped && { numberOfItems: answer.total }),
    itemListElement: answer.results.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: listing.name,
      url: `${origin}/business/${listing.slug}`,
    })),
  };
}
