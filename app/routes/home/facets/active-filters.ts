import type { SearchChanges } from '#app/components/search/search-address.ts';
import { nameChoice } from '#app/domain/search/describe-answer.ts';
import { choiceParameters, readChoices, toggleChoice } from '#app/domain/search/facet-choices.ts';
import { isUsualRadius, type SearchQuery } from '#app/domain/search/search.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { describeDay } from '../describe-search.ts';
import type { ShownAnswer } from '../view-data.ts';

/** An active filter and the change that removes it. */
export type ActiveFilter = { label: string; removal: SearchChanges };

export function activeFilters(query: SearchQuery, answer: ShownAnswer): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (query.open === 'now') filters.push({ label: t.openNow, removal: { open: null } });
  const day = describeDay(query);
  if (day)
    filters.push({ label: t.openOn({ day }), removal: { day: null, time: null, date: null } });
  if (query.city) filters.push({ label: query.city, removal: { city: null } });
  for (const parameter of choiceParameters) {
    const text = [query[parameter] ?? ''].flat().join();
    const { any, none } = readChoices(text);
    const remove = (value: string, sign: '' | '-') => ({
      [parameter]: toggleChoice(text, value, sign) || null,
    });
    const nameOf = (value: string) => nameChoice(parameter, value, answer);
    for (const value of any) filters.push({ label: nameOf(value), removal: remove(value, '') });
    for (const value of none) {
      filters.push({ label: t.not({ choice: nameOf(value) }), removal: remove(value, '-') });
    }
  }
  if (query.bounds) filters.push({ label: t.inMapArea, removal: { bounds: null } });
  if (query.lat !== undefined) {
    filters.push({ label: t.nearYou, removal: { lat: null, lng: null, radius_miles: null } });
  }
  const { radius_miles } = query;
  if (answer.place && radius_miles !== undefined && !isUsualRadius(answer.place, radius_miles)) {
    const label = t.withinMiles({ miles: radius_miles });
    filters.push({ label, removal: { radius_miles: null } });
  }
  if (query.min_rating !== undefined) {
    filters.push({
      label: t.ratedAndUp({ rating: query.min_rating }),
      removal: { min_rating: null },
    });
  }
  return filters;
}

const counted = [
  'open',
  'day',
  'category',
  'city',
  'neighborhood',
  'specialty',
  'price',
  'features',
  'lat',
  'bounds',
  'min_rating',
] as const;

export function countFilters(
  query: Partial<Record<(typeof counted)[number] | 'date', unknown>>,
): number {
  const filters = { ...query, day: query.date ?? query.day };
  return counted.filter((name) => filters[name] !== undefined).length;
}

/** The change that removes all filters, but keeps the text of the boxes and the metro. */
export const withoutFilters: SearchChanges = {
  open: null,
  day: null,
  time: null,
  date: null,
  category: null,
  city: null,
  neighborhood: null,
  specialty: null,
  price: null,
  features: null,
  lat: null,
  lng: null,
  bounds: null,
  radius_miles: null,
  min_rating: null,
};
