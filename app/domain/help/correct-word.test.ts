import { expect, test } from 'vitest';
import { countEdits } from './correct-word.ts';

test.each([
  ['claim', 'claim', 0],
  ['clam', 'claim', 1],
  ['claiim', 'claim', 1],
  ['clain', 'claim', 1],
  ['calim', 'claim', 1],
  ['lcaim', 'claim', 1],
  ['passwrdo', 'password', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('between "%s" and "%s" lie %i slips', (one, other, edits) => {
  expect(countEdits(one, other)).toBe(edits);
});
