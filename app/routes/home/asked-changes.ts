import type { SearchChanges } from '#app/components/search/search-address.ts';
import type { SearchAnswer } from '#app/domain/search/search.ts';

/** Returns what was recognized in the words as a change of the URL; empty if nothing was. */
export function askedChanges(asked: SearchAnswer['asked']): SearchChanges {
  if (!asked) return {};
  const { q, near, features, ...others } = asked;
  return {
    ...others,
    q: q || null,
    ...(near && { near }),
    ...(features && { features: features.join() }),
  };
}
