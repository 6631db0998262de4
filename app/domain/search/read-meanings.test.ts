import { expect, test } from 'vitest';
import { shippedVocabulary as vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { findBegunCategories } from './read-meanings.ts';

test.each([
  ['peluq', 'hair-salons'],
  ['Panaderí', 'bakeries'],
  ['🍕', 'pizza'],
  ['toothac', 'dentists'],
  ['my sink leaks', 'plumbers'],
  ['invisal', 'dentists'],
  ['root canal', 'dentists'],
])('a partly typed text means a category: "%s"', (typed, slug) => {
  expect(findBegunCategories(vocabulary, typed)).toContain(slug);
});

test.each(['pel', 'quixotry', ''])('typed text that matches no category yet: "%s"', (typed) => {
  expect(findBegunCategories(vocabulary, typed)).toEqual([]);
});
