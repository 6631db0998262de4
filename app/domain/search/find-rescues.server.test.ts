import { expect, test } from 'vitest';
import { listAttempts } from './find-rescues.server.ts';
import type { SearchAnswer, SearchQuery } from './search.ts';

const kindsOf = (query: Partial<SearchQuery>) => {
  const answer = { place: null } as SearchAnswer;
  return listAttempts({ query: { sort: 'relevance', ...query }, answer }).map(({ kind }) => kind);
};

test('an empty search is tried with a filter less, and without its words where a filter is left', () => {
  expect(kindsOf({ q: 'zither', category: 'cafes' })).toEqual(['category', 'q']);
  expect(kindsOf({ q: 'zither' })).toEqual([]);
});
