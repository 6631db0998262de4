import { Link } from 'react-router';
import { useNow } from '#app/components/listing/use-now.ts';
import { formatDistance, verificationNames } from '#app/domain/business/business-labels.ts';
import { formatOpenState } from '#app/domain/business/format-hours.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { readChoices } from '#app/domain/search/facet-choices.ts';
import { type SortOrder, findOpeningTime } from '#app/domain/search/search-choices.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/reasons.ts';
import { formatList } from '#app/messages/sentences.ts';
import type { ShownListing } from '../packed-view.ts';
import type { ResultsData } from '../view-data.ts';

type ReasonsProps = {
  listing: ShownListing;
  search: Pick<ResultsData, 'query' | 'answer' | 'renderedAt'>;
};

/** Why a listing is in the results and where, loaded when somebody asks. */
export function Reasons({ listing, search }: ReasonsProps) {
  const { order, facts } = describeReasons({ listing, ...search }, useNow(search.renderedAt));
  return (
    <div className="mt-1 max-w-[62ch] rounded-control bg-sunk p-3 text-sm">
      <p>{order}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        {t.noPaidPlacement}{' '}
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to="/blog/how-results-are-ranked"
        >
          {t.howOrdered}
        </Link>
      </p>
    </div>
  );
}

type ReasonsInput = Pick<ResultsData, 'query' | 'answer'> & { listing: ShownListing };

type Explanation = {
  /** "Sorted by distance, the nearest first." */
  order: string;
  facts: { label: string; text: string }[];
};

/**
 * Returns why a listing is where it is, from what the answer has of it. The order itself is
 * `private.sort_key` in SQL; if that changes, so must these sentences and the article about it.
 */
export function describeReasons({ listing, query, answer }: ReasonsInput, now: Date): Explanation {
  const { distance_miles: miles, rating, review_count: reviews, verification } = listing;
  const isTimed = findOpeningTime(query) !== null && !answer.missing_time;
  const { label: openState } = formatOpenState(getOpenState(listing, now));
  const facts = {
    [t.reasonWords]: describeWords(listing),
    [t.reasonCategory]: describeCategory({ listing, query, answer }),
    [t.reasonDistance]:
      miles === null
        ? null
        : t.distanceFrom({ miles: formatDistance(miles), place: answer.place?.name ?? null }),
    [t.reasonRating]:
      rating === null
        ? t.noReviews
        : t.ratingFrom({
            rating: rating.toFixed(1),
            count: formatCount(reviews),
            isOne: reviews === 1,
          }),
    [t.reasonHours]: isTimed ? t.openThen : t.notOrdering({ fact: openState }),
    [t.reasonVerified]: t.notOrdering({ fact: verificationNames[verification] ?? t.notVerified }),
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
      return t.orderDistance;
    case 'rating':
      return t.orderRating;
    case 'name':
      return t.orderName;
    case 'newest':
      return t.orderNewest;
    case 'relevance':
      return hasDistance ? t.orderRelevanceAndDistance : t.orderRelevance;
  }
}

/** Returns "“pizza” in its name"; null without words. */
function describeWords({ matched, category, specialty, city, state }: ShownListing): string | null {
  const where = {
    name: t.inName,
    kind: t.inKind({
      kind: [category.name, specialty, `${city}, ${state}`].filter(Boolean).join(', '),
    }),
    offers: t.inOffers,
    text: t.inText,
  };
  const found = matched?.map(({ field, words }) =>
    t.wordsIn({ words: formatList(words.map((word) => `“${word}”`)), where: where[field] }),
  );
  return found?.join('; ') ?? null;
}

/** Returns the category of the listing that the search chose; null for none. */
function describeCategory({ listing, query, answer }: ReasonsInput): string | null {
  const { any } = readChoices(query.category ?? answer.recognized?.category);
  const found = [listing.category, ...listing.more_categories].find(({ slug }) =>
    any.includes(slug),
  );
  return found ? t.categorySearched({ category: found.name }) : null;
}
