import { expect, test } from 'vitest';
import { compareVocabulary, splitPhrases } from './vocabulary.ts';

const present = [
  { key: 'bars', name: 'Bars', phrases: ['pub', 'tavern'] },
  { key: 'cafes', name: 'Cafés', phrases: ['coffee'] },
];

test('a file adds and removes phrases of the entries that it has, and makes new ones', () => {
  const file = [
    ['key', 'name', 'phrases'],
    ['bars', 'Bars', 'pub; Beer  hall'],
    ['cafes', 'Cafés', 'coffee'],
    ['new', '', 'one'],
  ];
  expect(compareVocabulary(present, file)).toEqual([
    { key: 'bars', added: ['Beer hall'], removed: ['tavern'] },
    { key: 'new', added: ['one'], removed: [] },
  ]);
});

test('a file without the columns changes nothing', () => {
  expect(
    compareVocabulary(present, [
      ['name', 'phrases'],
      ['bars', 'pub'],
    ]),
  ).toBeNull();
  expect(compareVocabulary(present, [])).toBeNull();
});

test('phrases in one field are separated by commas, semicolons or lines', () => {
  expect(splitPhrases(' one, two;three\nfour ,, ')).toEqual(['one', 'two', 'three', 'four']);
});
