import { expect, test } from 'vitest';
import { parseDuplicatesQuery, toDuplicatesHref } from './duplicates.tsx';

const read = (search: string) => parseDuplicatesQuery(new URLSearchParams(search));
const listing = '5eed0000-0000-4000-8000-0000000000dd';

test.each(['?', '?pairs=different', `?listing=${listing}`])(
  'an address says what the list shows, and the next page asks the same: %s',
  (search) => {
    expect(toDuplicatesHref(read(search))).toBe(search);
    const next = { ...read(search), after: listing };
    expect(read(toDuplicatesHref(next))).toEqual(next);
  },
);

test('unrecognized parameters fall back to merged pairs', () => {
  expect(read('?pairs=constructor&listing=1&after=2')).toEqual({
    state: 'merged',
    listing: null,
    after: null,
  });
});
