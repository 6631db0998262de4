import type { SearchChanges } from '#app/components/search/search-address.ts';
import { isUsualRadius } from '#app/domain/search/is-usual-radius.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';
import { describeDay } from './describe-search.ts';
import { categoryName } from '#app/domain/search/describe-answer.ts';

/** An active filter and the change that removes it. */
export type ActiveFilter = { label: string; removal: SearchChanges };

export function activeFilters(query: SearchQuery, answer: ShownAnswer): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const category = categoryName({ query, answer });
  if (query.open === 'now') filters.push({ label: 'Open now', removal: { open: null } });
  const day = describeDay(query);
  if (day) filters.push({ label: `Open ${day}`, removal: { day: null, time: null, date: null } });
  if (category) filters.push({ label: category, removal: { category: null } });
  if (query.city) filters.push({ label: query.city, removal: { city: null } });
  for (const feature of query.features ?? []) {
    const others = query.features?.filter((name) => name !== feature);
    filters.push({ label: feature, removal: { features: others?.join() || null } });
  }
  if (query.bounds) filters.push({ label: 'In the map area', removal: { bounds: null } });
  if (query.lat !== undefined) {
    filters.push({ label: 'Near you', removal: { lat: null, lng: null, radius_miles: null } });
  }
  const { radius_miles } = query;
  if (answer.place && radius_miles !== undefined && !isUsualRadius(answer.place, radius_miles)) {
    const label = `Within ${radius_miles} miles`;
    filters.push({ label, removal: { radius_miles: null } });
  }
  if (query.min_rating !== undefined) {
    filters.push({ label: `Rated ${query.min_rating} and up`, removal: { min_rating: null } });
  }
  return filters;
}

const counted = [
  'open',
  'day',
  'category',
  'city',
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
  features: null,
  lat: null,
  lng: null,
  bounds: null,
  radius_miles: null,
  min_rating: null,
};
