import { expect, test } from 'vitest';
import { answerFromIndexes } from '#app/domain/metro-index/answer-from-indexes.ts';
import { owlIndex } from '#app/domain/metro-index/metro-index-fixture.ts';
import { findRescues } from '#app/domain/search/find-rescues.server.ts';
import type { SearchQuery } from '#app/domain/search/search.ts';

test('of an empty search of an index it is known which filter emptied it', async () => {
  const find = (query: SearchQuery) => answerFromIndexes([owlIndex], { query });
  const query = { sort: 'relevance', category: 'veterinarians', price: 'over-100' } as const;
  const answer = find(query);
  expect(answer.results).toEqual([]);
  expect(await findRescues({ query, answer }, find)).toMatchObject([{ kind: 'price', total: 1 }]);
});
