import { expect, test } from 'vitest';
import { createMoreCategoriesFinder } from './find-more-categories.ts';

const categories = [
  ['restaurants', 'Restaurants'],
  ['cafes', 'Cafés & Coffee', 'coffee shop'],
  ['bakeries', 'Bakeries', 'bakery'],
  ['bars', 'Bars'],
  ['pizza', 'Pizza', 'pizzeria', 'pizza restaurant'],
  ['gyms', 'Gyms'],
  ['books-and-music', 'Books, Music & Movies'],
  ['business-services', 'Business Services'],
  ['other', 'Other'],
].map(([slug = '', name = '', ...synonyms], id) => ({ id, slug, name, synonyms }));
const find = createMoreCategoriesFinder(categories);

function findSlugs(cells: string[], main: string) {
  return find(
    cells,
    categories.find(({ slug }) => slug === main)!,
  ).map(({ slug }) => slug);
}

test.each([
  ['a list', ['Bakery; Coffee shop; Bar'], 'bakeries', 'cafes bars'],
  ['a list whose first is unknown', ['Zeppelins, Bakery, Café'], 'bakeries', 'cafes'],
  ['paths', ['Food > Pizza | Food > Bars'], 'pizza', 'bars'],
  ['tags of OpenStreetMap', ['amenity/cafe', 'shop/bakery'], 'cafes', 'bakeries'],
  [
    'slugs beside a main one, as our files have them',
    ['cafes', 'gyms; bars'],
    'cafes',
    'gyms bars',
  ],
  ['names of kinds', ['Pizza restaurant, Italian restaurant, Bar'], 'pizza', 'bars'],
  ['a name that has commas itself', ['Books, Music & Movies'], 'books-and-music', ''],
  ['one kind, which the name made finer', ['Restaurant'], 'pizza', ''],
  ['what says nothing', ['Gym; Business services; Other'], 'gyms', ''],
  [
    'more than four',
    ['Gym; Bar; Bakery; Café; Pizza; Restaurants'],
    'gyms',
    'bars bakeries cafes pizza',
  ],
])('%s', (_, cells, main, more) => {
  expect(findSlugs(cells, main).join(' ')).toBe(more);
});
