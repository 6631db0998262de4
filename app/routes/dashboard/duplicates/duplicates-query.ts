import type { DuplicatesQuery } from '#app/domain/duplicate/find-duplicates.ts';
import { duplicateReasons } from '#app/domain/duplicate/duplicate.ts';

export const pairStates = { waiting: 'Waiting', merged: 'Merged', different: 'Different' } as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address; what it does not understand narrows nothing. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  const text = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0] ?? null;
  const state = params.get('pairs') ?? '';
  const reason = params.get('reason') ?? '';
  return {
    state: Object.hasOwn(pairStates, state) ? (state as DuplicatesQuery['state']) : 'waiting',
    usState: text('state', /^[A-Z]{2}$/),
    metro: text('metro', /^[a-z0-9-]{1,80}$/),
    leastScore: Number(text('score', /^[1-9]0$/)) / 100 || null,
    reason: Object.hasOwn(duplicateReasons, reason) ? (reason as DuplicatesQuery['reason']) : null,
    listing: text('listing', uuid),
    after: text('after', uuid),
  };
}

/** The same list from another pair on, or of another state. */
export function toDuplicatesHref(
  query: DuplicatesQuery,
  change: Partial<Pick<DuplicatesQuery, 'after' | 'state'>>,
): string {
  const { state, usState, metro, leastScore, reason, listing, after } = {
    ...query,
    after: null,
    ...change,
  };
  const params = new URLSearchParams();
  if (state !== 'waiting') params.set('pairs', state);
  if (usState) params.set('state', usState);
  if (metro) params.set('metro', metro);
  if (leastScore) params.set('score', String(Math.round(leastScore * 100)));
  if (reason) params.set('reason', reason);
  if (listing) params.set('listing', listing);
  if (after) params.set('after', after);
  return `?${params}`;
}
