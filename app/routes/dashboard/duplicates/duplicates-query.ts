import type { DuplicatesQuery } from '#app/domain/duplicate/find-duplicates.ts';

export const decidedStates = { merged: 'Merged', different: 'Different' } as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address: one listing's pairs, else what was decided; what it does not understand asks for nothing else. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  const readId = (name: string) => uuid.exec(params.get(name) ?? '')?.[0] ?? null;
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
