import { searchAddress } from '#app/components/search/search-address.ts';
import type { Hours } from '#app/domain/business/business.ts';
import { formatOpenAt } from '#app/domain/business/format-hours.ts';
import { getOpenState } from '#app/domain/business/open-state.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import { type TileSource, formatBounds } from '#app/domain/map/map.ts';
import { answerFromIndexes } from '#app/domain/metro-index/answer-from-indexes.ts';
import { chooseIndexes } from '#app/domain/metro-index/choose-indexes.server.ts';
import { days } from '#app/domain/search/search-choices.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';
import { toShownListing } from './shown-listing.ts';

type LoadFromIndexes = {
  query: SearchQuery;
  fields: FieldErrors | null;
  tiles: TileSource | null;
};

/**
 * Loads the results of a search from the cached metro indexes during a database outage; null when
 * none is cached.
 */
export async function loadFromIndexes(
  services: Services,
  { query, fields, tiles }: LoadFromIndexes,
) {
  const indexes = await chooseIndexes(services, query);
  const madeAt = indexes.map(({ made_at }) => made_at).toSorted()[0];
  if (madeAt === undefined) return null;
  const answer = answerFromIndexes(indexes, { query, ...openBy(query) });
  const points = answer.results.flatMap(({ map_place }) => map_place ?? []);
  const { cursor: _, bounds, features, ...asked } = query;
  return {
    kind: 'results' as const,
    query,
    fields,
    answer: { ...answer, results: answer.results.map(toShownListing) },
    map: await findMap(services, { area: bounds ?? null, points, tiles }),
    rescues: [],
    former: [],
    canonical: searchAddress({
      ...asked,
      bounds: bounds ? formatBounds(bounds) : null,
      features: features?.join(',') ?? null,
    }),
    outage: { madeAt, shown: answer.results.length },
  };
}

function openBy({ open, day, time }: SearchQuery) {
  if (day !== undefined && time !== undefined) {
    const then = { weekday: days.indexOf(day) + 1, time };
    return { isOpen: (hours: Hours) => formatOpenAt(hours, then) !== null };
  }
  if (open === undefined) return {};
  const now = new Date();
  return { isOpen: (hours: Hours) => getOpenState(hours, now).kind.startsWith('open') };
}
