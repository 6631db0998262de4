import { chains } from './chains.ts';
import { firstWords, headWords, products } from './name-words.ts';
import { typeWords } from './type-words.ts';
import { toKey } from './word-key.ts';

/** A category as stored in the database. */
export type ImportCategory = { id: number; slug: string; name: string; synonyms: string[] };

export type Labels = ReadonlyMap<string, ImportCategory>;

export type CategoryLabels = {
  /** The category's own names and synonyms. */
  own: Labels;
  /** Those, plus terms used on licenses. */
  types: Labels;
  /** Words at the end of business names. */
  heads: Labels;
  /** Words at the start of business names. */
  firsts: Labels;
  /** Starts of chain names. */
  chains: Labels;
  /** Products sold. */
  products: Labels;
};

const shortestLabel = 3;

/** Indexes every label of a category by its key; skips labels of categories that do not exist. */
export function indexLabels(categories: readonly ImportCategory[]): CategoryLabels {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));

  function index(...tables: Readonly<Record<string, string>>[]): Map<string, ImportCategory> {
    const labels = new Map<string, ImportCategory>();
    for (const [slug, words] of tables.flatMap((table) => Object.entries(table))) {
      const category = bySlug.get(slug);
      for (const word of category ? words.split(', ') : []) {
        if (category && !labels.has(toKey(word))) labels.set(toKey(word), category);
      }
    }
    return labels;
  }
  const own = indexOwn(categories);
  const merge = (...maps: Labels[]) => new Map(maps.toReversed().flatMap((map) => [...map]));
  return {
    own,
    types: merge(own, index(typeWords)),
    // For the end of a name, this table is more precise than the search synonyms.
    heads: merge(index(headWords), own),
    firsts: index(firstWords),
    chains: index(chains),
    products: index(products),
  };
}

function indexOwn(categories: readonly ImportCategory[]): Map<string, ImportCategory> {
  const labels = new Map<string, ImportCategory>();
  for (const category of categories) {
    const parts = category.name.split('&');
    for (const label of [category.slug, category.name, ...parts, ...category.synonyms]) {
      const key = toKey(label);
      if (key.length >= shortestLabel && !labels.has(key)) labels.set(key, category);
    }
  }
  return labels;
}
