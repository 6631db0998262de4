import { makeVocabulary } from '#app/domain/search/make-vocabulary.ts';
import { normalizeWords } from '#app/domain/search/normalize-words.ts';
import { readTable } from '../../supabase/reference/read-table.ts';

const toKey = (name: string) =>
  normalizeWords(name)
    .replaceAll(/(^| )and(?= |$)/g, '')
    .trim();
const split = (list = '') => list.split(';').filter(Boolean);

/** The vocabulary of a directory whose operator has changed nothing, for tests and measurements without a database. */
export const shippedVocabulary = makeVocabulary({
  version: 'shipped',
  categories: readTable('categories').map(({ slug = '', name = '', synonyms }) => [
    slug,
    name,
    split(synonyms),
  ]),
  former_categories: [],
  phrases: [
    ...readTable('meanings').map(({ kind = '', meaning = '', phrases }) => ({
      kind,
      meaning,
      phrases,
    })),
    ...readTable('topics').map(({ category = '', phrases }) => ({
      kind: 'topic',
      meaning: category,
      phrases,
    })),
  ].map(({ kind, meaning, phrases }) => [kind, meaning, split(phrases)]),
  alternatives: readTable('word-meanings').map(({ word = '', also }) => [word, split(also)]),
  brands: readTable('brands').map(({ name = '', also }) => [toKey(name), split(also)]),
  short_names: readTable('short-names').map(({ short = '', name = '' }) => [short, [name]]),
});
