import {
  formatDistance,
  nameKind,
  verificationNames,
} from '#app/domain/business/business-labels.ts';
import { formatOpenState } from '#app/domain/business/format-hours.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { readChoices } from '#app/domain/search/facet-choices.ts';
import { findSearchedWords, splitAtWords } from '#app/domain/search/match-words.ts';
import { type SortOrder, findOpeningTime } from '#app/domain/search/search-choices.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { formatList } from '#app/messages/format-list.ts';
import type { ShownListing } from './packed-view.ts';
import type { ResultsData } from './view-data.ts';

type ReasonsInput = Pick<ResultsData, 'query' | 'answer'> & { listing: ShownListing };

type Reasons = {
  /** "Sorted by distance, the nearest first." */
  order: string;
  facts: { label: string; text: string }[];
};

/**
 * Returns why a listing is where it is, from what the answer has of it. The order itself is
 * `private.sort_key` in SQL; if that changes, so must these sentences and the article about it.
 */
export function describeReasons({ listing, query, answer }: ReasonsInput, now: Date): Reasons {
  const { distance_miles: miles, rating, review_count: reviews, verification } = listing;
  const count = `${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`;
  const isTimed = findOpeningTime(query) !== null && !answer.missing_time;
  const { label: openState } = formatOpenState(getOpenState(listing, now));
  const facts = {
    Words: describeWords({ listing, query, answer }),
    Category: describeCategory({ listing, query, answer }),
    Distance:
      miles === null ? null : `${formatDistance(miles)} from ${answer.place?.name ?? 'you'}`,
    Rating:
      rating === null
        ? 'No reviews yet, so it counts as 3.8'
        : `${rating.toFixed(1)} from ${count}`,
    Hours: isTimed
      ? 'Open at the time you searched for; other places are left out'
      : `${openState}; does not change the order`,
    Verified: `${verificationNames[verification] ?? 'Not verified'}; does not change the order`,
  };
  return {
    order: describeOrder(answer.sort, miles !== null),
    facts: Object.entries(facts).flatMap(([label, text]) =>
      text === null ? [] : [{ label, text }],
    ),
  };
}

function describeOrder(sort: SortOrder, hasDistance: boolean): string {
  switch (sort) {
    case 'distance':
      return 'Sorted by distance, the nearest first.';
    case 'rating':
      return 'Sorted by rating, with ten ratings of 3.8 added to each listing.';
    case 'name':
      return 'Sorted by name.';
    case 'newest':
      return 'Sorted by when it was added to the directory.';
    case 'relevance':
      return `Sorted by how well the words match, then by rating${hasDistance ? ' and distance' : ''}.`;
  }
}

/** Returns "“pizza” in its name and its category, Pizzerias"; null without words. */
function describeWords({ listing, query, answer }: ReasonsInput): string | null {
  const words = findSearchedWords({ query, answer });
  if (words === null) return null;
  const { name, specialty, category, service, attributes, description, quote } = listing;
  const kind = nameKind(listing);
  const texts = [
    { text: name, where: 'its name' },
    { text: `${specialty ?? ''} ${category.name}`, where: `its category (${kind})` },
    { text: service?.name, where: `a service (${service?.name})` },
    { text: attributes.join('; '), where: 'its features' },
    { text: description, where: 'its description' },
    { text: quote, where: 'a review' },
  ];
  const found = texts.flatMap(({ text, where }) => {
    const matches = splitAtWords(text ?? '', words).filter(({ isMatch }) => isMatch);
    const distinct = new Set(matches.map((match) => match.text.toLowerCase()));
    const quoted = formatList([...distinct].map((word) => `“${word}”`));
    return quoted ? [`${quoted} in ${where}`] : [];
  });
  return (
    found.join('; ') ||
    'They match what the card does not show: other names of its category, its services, features or description'
  );
}

/** Returns the listing's category if the search chose it; otherwise null. */
function describeCategory({ listing, query, answer }: ReasonsInput): string | null {
  const { any } = readChoices(query.category ?? answer.asked?.category);
  return any.includes(listing.category.slug) ? `${listing.category.name}, as in your search` : null;
}
