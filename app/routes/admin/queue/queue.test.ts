import { expect, test } from 'vitest';
import { comparePages } from './queue.tsx';

const page = (ids: string, next: string | null = null) => ({
  items: Array.from(ids, (id) => ({ kind: 'claim', id })),
  next,
});

test.each([
  ['nothing has changed', page('abc'), page('abc'), 0, 0],
  ['one has come at the end of the last page', page('abc'), page('abcd'), 1, 0],
  ['one has come before the others and pushed one off', page('abc', 'c'), page('xab', 'b'), 1, 0],
  ['one has been decided and another one came up', page('abc', 'c'), page('acd', 'd'), 0, 1],
  ['the last one of the list has been decided', page('abc'), page('ab'), 0, 1],
  ['all were decided', page('abc'), page(''), 0, 3],
  ['the first one came', page(''), page('a'), 1, 0],
])('%s', (_what, shown, present, added, gone) => {
  expect(comparePages(shown, present)).toEqual({ added, gone });
});
