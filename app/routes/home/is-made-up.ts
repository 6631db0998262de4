import type { SearchQuery } from '#app/domain/search/search.ts';
import type { ShownAnswer } from './view-data.ts';

type View =
  | { kind: 'directory' }
  | {
      kind: 'results';
      query: Pick<SearchQuery, 'near'>;
      answer: Pick<ShownAnswer, 'results' | 'correctedQuery' | 'place'>;
    };

/**
 * Whether words were asked for that nothing here has: there is no end of them, so that their pages
 * are worth no place in the cache.
 */
export function isMadeUp(view: View): boolean {
  if (view.kind === 'directory') return false;
  const { query, answer } = view;
  const isNowhere = query.near !== undefined && answer.place === null;
  return answer.results.length === 0 || answer.correctedQuery !== null || isNowhere;
}
