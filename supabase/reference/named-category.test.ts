import { expect, test } from 'vitest';
import { findNamedCategory } from '../../app/domain/search/named-category.ts';
import { shippedVocabulary } from '../../tests/support/shipped-vocabulary.ts';
import { readTable } from './read-table.ts';

test('a name that a category shares with a broader one names the narrower one', () => {
  const namesOf = new Map(
    readTable('categories').map(({ slug = '', synonyms = '' }) => [slug, synonyms.split(';')]),
  );
  const shared = readTable('category-kinds').flatMap(({ category = '', broader = '' }) =>
    broader
      .split(' ')
      .flatMap((slug) => namesOf.get(slug) ?? [])
      .filter((name) => name !== '' && namesOf.get(category)?.includes(name))
      .map((name) => ({ name, category })),
  );
  const named = shared.map(({ name }) => {
    return { name, category: findNamedCategory(shippedVocabulary, name.split(' '))?.slug };
  });
  expect(named).toEqual(shared);
  expect(shared).toContainEqual({ name: 'dog grooming', category: 'pet-groomers' });
});
