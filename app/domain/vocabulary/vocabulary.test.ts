import { expect, test } from 'vitest';
import { comparePhrases, splitPhrases } from './vocabulary.ts';

test('a file adds and removes phrases of an entry', () => {
  expect(comparePhrases('pub;tavern', 'pub; Beer  hall')).toEqual({
    added: ['Beer hall'],
    removed: ['tavern'],
  });
  expect(comparePhrases('', 'one')).toEqual({ added: ['one'], removed: [] });
});

test('phrases in one field are separated by commas, semicolons or lines', () => {
  expect(splitPhrases(' one, two;three\nfour ,, ')).toEqual(['one', 'two', 'three', 'four']);
});
