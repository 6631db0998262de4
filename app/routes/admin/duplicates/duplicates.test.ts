import { expect, test } from 'vitest';
import { parseDuplicatesQuery } from './duplicates.tsx';

const read = (search: string) => parseDuplicatesQuery(new URLSearchParams(search));
const listing = '5eed0000-0000-4000-8000-0000000000dd';

test('an address names the pairs of a listing, or those of a state, by default those that wait', () => {
  expect(read('?pairs=different')).toMatchObject({ state: 'different', listing: null });
  expect(read('?pairs=merged')).toMatchObject({ state: 'merged', listing: null });
  expect(read(`?listing=${listing}`)).toMatchObject({ state: null, listing });
  expect(read('?pairs=constructor&listing=1&after=2')).toEqual({
    state: 'waiting',
    listing: null,
    after: null,
  });
});
