import type { DuplicatesQuery } from '#app/domain/duplicate/duplicate-calls.ts';
import { readId } from '#app/domain/search-params/search-params.ts';

export const decidedStates = { merged: 'Merged', different: 'Different' } as const;

/** Parses the URL: the pairs of one listing, or the decided ones; ignores invalid parts. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  const listing = readId(params, 'listing');
  const decided = params.get('pairs') === 'different' ? 'different' : 'merged';
  return { state: listing === null ? decided : null, listing, after: readId(params, 'after') };
}

/** Returns the URL of the same list from another pair on. */
export function toDuplicatesHref({ state, listing, after }: DuplicatesQuery): string {
  const params = new URLSearchParams();
  if (state === 'different') params.set('pairs', state);
  if (listing) params.set('listing', listing);
  if (after) params.set('after', after);
  return `?${params}`;
}
