import type { DuplicatesQuery } from '#app/domain/duplicate/find-duplicates.ts';
import { isUuid } from '#app/domain/uuid/uuid.ts';

export const decidedStates = { merged: 'Merged', different: 'Different' } as const;

/** Reads the address: one listing's pairs, else what was decided; what it does not understand asks for nothing else. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  function readId(name: string): string | null {
    const id = params.get(name);
    return id !== null && isUuid(id) ? id : null;
  }
  const listing = readId('listing');
  const decided = params.get('pairs') === 'different' ? 'different' : 'merged';
  return { state: listing === null ? decided : null, listing, after: readId('after') };
}

/** The same list from another pair on. */
export function toDuplicatesHref({ state, listing, after }: DuplicatesQuery): string {
  const params = new URLSearchParams();
  if (state === 'different') params.set('pairs', state);
  if (listing) params.set('listing', listing);
  if (after) params.set('after', after);
  return `?${params}`;
}
