import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';

type View =
  | { kind: 'directory' }
  | {
      kind: 'results';
      query: Pick<SearchQuery, 'near'>;
      answer: Pick<ShownAnswer, 'results' | 'corrected_query' | 'place'>;
    };

/**
 * Returns whether the words match nothing here: there is no end of such searches, so their pages
 * are not cached.
 */
export function isArbitrary(view: View): boolean {
  if (view.kind === 'directory') return false;
  const { query, answer } = view;
  const isNowhere = query.near !== undefined && answer.place === null;
  return answer.results.length === 0 || answer.corrected_query !== null || isNowhere;
}
