import type { Services } from '#app/services/services.ts';
import type { SearchAnswer, SearchQuery } from '../search/search.ts';

type Searched = { query: SearchQuery; answer: SearchAnswer };

/**
 * Counts a search that found nothing, by day and place: neither its words nor who asked are kept, and the place by the
 * name that the directory has for it. Pages without results are in no cache, so that each is counted.
 */
export function countEmptySearch(
  { tallies }: Pick<Services, 'tallies'>,
  { query, answer }: Searched,
): void {
  // A page beyond the last one is no search that found nothing.
  if (query.cursor !== undefined) return;
  tallies.count('empty-searches', new Date().toISOString().slice(0, 10), [
    namePlace({ query, answer }),
  ]);
}

function namePlace({ query, answer: { metro, place } }: Searched): string {
  if (metro) return metro.name;
  if (place) return place.name ?? 'Around a position';
  if (query.bounds) return 'An area of the map';
  const hasPlace = query.near !== undefined || query.city !== undefined;
  return hasPlace ? 'A place that is not known' : 'No place named';
}
