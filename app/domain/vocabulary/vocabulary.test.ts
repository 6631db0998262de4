import { expect, test } from 'vitest';
import { compareVocabulary, splitPhrases } from './vocabulary.ts';

const present = [
  { key: 'bars', name: 'Bars', phrases: ['pub', 'tavern'] },
  { key: 'cafes', name: 'Cafés', phrases: ['coffee'] },
];

test('a file adds and removes phrases of the entries that it has, and makes new ones', () => {
  const file = [
    { key: 'bars', phrases: 'pub; Beer  hall' },
    { key: 'cafes', phrases: 'coffee' },
    { key: 'new', phrases: 'one' },
    { key: '', phrases: 'two' },
  ];
  expect(compareVocabulary(present, file)).toEqual([
    { key: 'bars', added: ['Beer hall'], removed: ['tavern'] },
    { key: 'new', added: ['one'], removed: [] },
  ]);
});

test('phrases in one field are separated by commas, semicolons or lines', () => {
  expect(splitPhrases(' one, two;three\nfour ,, ')).toEqual(['one', 'two', 'three', 'four']);
});
