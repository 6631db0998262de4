import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createCategoryGuesser } from '#app/domain/import/category/guess-category.ts';
import { readTable } from '../reference/read-table.ts';

/** Names as licence files have them, made up or of chains, with what each business is. */
const cases = parse<{ name: string; type: string; expected: string }>(
  readFileSync(join(import.meta.dirname, 'category-names.csv'), 'utf8'),
  { columns: true },
);
const categories = readTable('categories').map((row, index) => ({
  id: index + 1,
  slug: row.slug!,
  name: row.name!,
  synonyms: row.synonyms!.split(';').filter((synonym) => synonym !== ''),
}));
const guess = createCategoryGuesser(categories);

test('names and licences say what a business is', () => {
  const guessed = cases.map(({ name, type, expected }) => ({
    name,
    type,
    expected,
    slug: guess({
      cells: [type],
      brandCategory: null,
      businessName: name,
      website: null,
      city: '',
      titles: ['business_licenses.csv'],
    }).category.slug,
  }));
  // What a name tells too seldom is held as "other".
  const wrong = guessed.filter(({ slug, expected }) => slug !== expected && slug !== 'other');
  const others = guessed.filter(({ slug }) => slug === 'other');
  expect(wrong.map(({ name, expected, slug }) => `${name}: ${slug}, not ${expected}`)).toEqual([]);
  expect(others.length / cases.length).toBeLessThanOrEqual(0.15);
});
