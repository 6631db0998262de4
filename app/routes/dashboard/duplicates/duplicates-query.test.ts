import { expect, test } from 'vitest';
import { parseDuplicatesQuery, toDuplicatesHref } from './duplicates-query.ts';

const read = (search: string) => parseDuplicatesQuery(new URLSearchParams(search));
const listing = '5eed0000-0000-4000-8000-0000000000dd';

test('an address says what the list shows, and the next page asks the same', () => {
  const search = `?pairs=merged&state=TX&metro=austin-tx&score=80&reason=phone&listing=${listing}`;
  expect(toDuplicatesHref(read(search), {})).toBe(search);
  expect(toDuplicatesHref(read(search), { after: listing })).toBe(`${search}&after=${listing}`);
  expect(read(search)).toMatchObject({ state: 'merged', leastScore: 0.8, reason: 'phone' });
});

test('what nobody understands narrows nothing, and another state begins at its first page', () => {
  const search = '?pairs=x&state=texas&metro=%27&score=81&reason=constructor&listing=1&after=2';
  expect(toDuplicatesHref(read(search), {})).toBe('?');
  expect(toDuplicatesHref(read(`?after=${listing}`), { state: 'different' })).toBe(
    '?pairs=different',
  );
});
