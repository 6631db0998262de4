import type { Services } from '#app/services/services.ts';
import type { SearchAnswer, SearchQuery } from '../search/search.ts';

type Searched = { query: SearchQuery; answer: SearchAnswer };

/**
 * Counts a search without results by day and place. Stores neither its words nor the visitor, and
 * names the place as the directory does. Pages without results are not cached, so each is counted.
 */
export function countEmptySearch(
  { tallies }: Pick<Services, 'tallies'>,
  { query, answer }: Searched,
): void {
  // A page after the last one is not an empty search.
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
  return hasPlace ? 'Unknown place' : 'No place given';
}
