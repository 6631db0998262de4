import { expect, test } from 'vitest';
import { createCategoryGuesser } from './guess-category.ts';

const guess = createCategoryGuesser([
  { id: 1, slug: 'cafes', name: 'Cafés & Coffee', synonyms: ['coffee shop', 'tea house'] },
  { id: 2, slug: 'bars', name: 'Bars & Pubs', synonyms: ['tavern'] },
  { id: 3, slug: 'breweries', name: 'Breweries', synonyms: ['brewery', 'brewing'] },
  { id: 4, slug: 'pet-stores', name: 'Pet Stores', synonyms: ['grooming'] },
  { id: 5, slug: 'other', name: 'Other Businesses', synonyms: [] },
]);

const nothing = { cell: '', fileName: 'list.csv', businessName: 'Smith and Sons' };

test.each([
  ['cafe', 'cafes'],
  ['CAFÉS & COFFEE', 'cafes'],
  ['Coffee Shops', 'cafes'],
  ['pet-stores', 'pet-stores'],
  ['Food > Drink > Pub', 'bars'],
  ['Unknown; Taverns', 'bars'],
])('a category cell %j means %s', (cell, slug) => {
  expect(guess({ ...nothing, cell }).slug).toBe(slug);
});

test("the cell goes before the file's name, and that before the business's", () => {
  const all = { cell: 'tavern', fileName: 'us-breweries-2026.csv', businessName: 'Tea House' };
  expect(guess(all).slug).toBe('bars');
  expect(guess({ ...all, cell: 'micro' }).slug).toBe('breweries');
  expect(guess({ ...all, cell: '', fileName: 'list.csv' }).slug).toBe('cafes');
});

test('only whole words of a name count', () => {
  expect(guess({ ...nothing, businessName: 'Barstow Barbershop' }).slug).toBe('other');
  expect(guess({ ...nothing, businessName: 'The Barstow Bar' }).slug).toBe('bars');
});

test('what nothing speaks for is other', () => {
  expect(guess(nothing).slug).toBe('other');
});
