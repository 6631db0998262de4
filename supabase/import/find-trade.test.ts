import { expect, test } from 'vitest';
import { matchCategories } from '#app/components/editors/category-field.tsx';
import { readTable } from '../reference/read-table.ts';

test('people find their trade, also where the words are of several categories', () => {
  const all = readTable('categories').map(({ slug = '', name = '', synonyms = '' }) => {
    return { slug, name, synonyms: synonyms.split(';'), meaning: '', attributes: [] };
  });
  const first = (text: string) => {
    const { found, nearest } = matchCategories(all, text);
    return [...found, ...nearest][0]?.slug;
  };
  const words = {
    'home bakery': 'bakeries',
    'nail tech': 'nail-salons',
    'mobile mechanic': 'auto-repair',
    handyman: 'handyman-services',
    'handy man service': 'handyman-services',
    tailor: 'tailors',
    'shoe cobbler': 'shoe-repair',
    notary: 'notaries',
    'dog walking business': 'dog-walkers',
    'piano tuning': 'piano-tuners',
    'iphone screen repair': 'phone-repair',
    'wedding dj': 'djs-and-entertainers',
    'tesla charging station': 'ev-charging',
    'city park': 'parks',
    'shared office': 'coworking',
    'airbnb cabin rental': 'vacation-rentals',
    'tree trimmer': 'tree-services',
    'fence contractor': 'fences-and-decks',
    'wedding dress shop': 'bridal-shops',
    'weed shop': 'dispensaries',
  };
  const found = Object.fromEntries(Object.keys(words).map((text) => [text, first(text)]));
  expect(found).toEqual(words);
});
