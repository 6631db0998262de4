import type { SearchChanges } from '#app/components/search/search-address.ts';
import type { Rescue, SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from '../view-data.ts';
import { formatCount } from '#app/domain/text/text.ts';
import {
  categoryName,
  describeChoices,
  describePlace,
  metroName,
} from '#app/domain/search/describe-answer.ts';
import * as t from '#app/messages/routes/home/empty-results.tsx';
import { openOn } from '#app/messages/routes/home/results.tsx';
import { describeDay } from '../describe-search.ts';

type Search = { query: SearchQuery; answer: ShownAnswer };

/**
 * Returns "12 without ‘open now’" or "97 of every kind in Hutto, TX", and the change of the URL.
 */
export function describeRescue(
  { kind, miles, total, total_capped }: Rescue,
  search: Search,
): { label: string; changes: SearchChanges } {
  const count = `${formatCount(total)}${total_capped ? '+' : ''}`;
  if (kind === 'radius_miles') {
    return { label: t.countWithin({ count, miles }), changes: { radius_miles: miles } };
  }
  if (kind === 'q') {
    return {
      label: t.countOfEveryKind({ count, place: describePlace(search) }),
      changes: { q: null },
    };
  }
  if (kind === 'near') {
    const changes = { near: null, lat: null, lng: null, radius_miles: null, sort: null };
    return { label: t.countEverywhere({ count }), changes };
  }
  const changes = kind === 'day' ? { day: null, time: null, date: null } : { [kind]: null };
  return { label: t.countWithout({ count, filter: nameFilter(kind, search) ?? '' }), changes };
}

function nameFilter(kind: Exclude<Rescue['kind'], 'radius_miles' | 'near' | 'q'>, search: Search) {
  const { query } = search;
  switch (kind) {
    case 'open':
      return t.filterOpenNow;
    case 'day':
      return openOn({ day: describeDay(query) ?? '' });
    case 'min_rating':
      return t.filterRating({ rating: query.min_rating });
    case 'category':
      return categoryName(search);
    case 'city':
      return query.city;
    case 'neighborhood':
    case 'specialty':
    case 'price':
    case 'features':
      return describeChoices(kind, query[kind]);
    case 'metro':
      return metroName(search);
    case 'bounds':
      return t.filterMapArea;
  }
}
